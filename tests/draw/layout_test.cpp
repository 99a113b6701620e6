#include "draw/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "draw/lettering.hpp"
#include "draw/pictures.hpp"
#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

template <class P>
std::vector<P> all(const Scene& scene) {
  std::vector<P> found;
  for (const auto& primitive : scene.primitives) {
    if (const auto* match = std::get_if<P>(&primitive)) found.push_back(*match);
  }
  return found;
}

// The one text with these letters.
Text text_of(const Scene& scene, const std::string& letters) {
  const auto texts = all<Text>(scene);
  EXPECT_EQ(std::ranges::count(texts, letters, &Text::letters), 1) << letters;
  return *std::ranges::find(texts, letters, &Text::letters);
}

// The room that a text takes: its advance wide, a capital high.
Area room_of(const Text& text) {
  const double width = width_in_ems(text.letters) * text.size;
  const double left = text.anchor == Anchor::start ? 0 : text.anchor == Anchor::middle ? width / 2 : width;
  const double height = 2 * middle_in_ems("0") * text.size;
  return {text.baseline.x - left, text.baseline.y - height, width, height};
}

bool overlap(const Area& a, const Area& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

void expect_no_overlap(const Scene& scene) {
  const auto texts = all<Text>(scene);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t j = i + 1; j < texts.size(); ++j) {
      EXPECT_FALSE(overlap(room_of(texts[i]), room_of(texts[j])))
          << texts[i].letters << " and " << texts[j].letters;
    }
  }
}

TEST(Layout, NoTwoTextsOverlap) {
  for (const auto& picture : {tens_picture(), nonogram_picture(), kakuro_picture(), mines_picture()}) {
    expect_no_overlap(lay_out(picture));
  }
}

TEST(Layout, EverythingLiesWithinTheScene) {
  for (const auto& picture : {tens_picture(), nonogram_picture(), kakuro_picture(), mines_picture()}) {
    const auto scene = lay_out(picture);
    for (const auto& text : all<Text>(scene)) {
      const auto room = room_of(text);
      EXPECT_GE(room.x, 0) << text.letters;
      EXPECT_GE(room.y, 0) << text.letters;
      EXPECT_LE(room.x + room.width, scene.width) << text.letters;
      EXPECT_LE(room.y + room.height, scene.height) << text.letters;
    }
    for (const auto& stroke : all<Stroke>(scene)) {
      EXPECT_GE(std::min(stroke.from.x, stroke.from.y), 0);
      EXPECT_LE(stroke.to.x, scene.width);
      EXPECT_LE(std::max(stroke.from.y, stroke.to.y), scene.height);
    }
  }
}

TEST(Layout, AGlyphIsInTheMiddleOfItsCell) {
  const auto scene = lay_out(drawn({U"8"}));
  const auto room = room_of(text_of(scene, "8"));
  EXPECT_NEAR(room.x + room.width / 2, scene.width / 2, 0.01);
  EXPECT_NEAR(room.y + room.height / 2, kMargin + kCell / 2, 0.01);
}

TEST(Layout, ALongLabelShrinksIntoItsCell) {
  auto picture = drawn({U"."});
  picture.layers = {{.name = "long", .labels = {{at(0, 0), Place::centre, "123456789"}}}};
  EXPECT_LE(room_of(text_of(lay_out(picture), "123456789")).width, kCell);
}

TEST(Layout, TextsOfTwoAndOfThreeCharactersHaveOneSize) {
  auto picture = drawn({U"...."});
  picture.layers.push_back(
      {.name = "chances", .labels = {{at(0, 0), Place::centre, "2%"}, {at(0, 1), Place::centre, "24%"}}});
  const auto scene = lay_out(picture);
  EXPECT_EQ(text_of(scene, "2%").size, text_of(scene, "24%").size);
}

TEST(Layout, HiddenLayersAreNotDrawn) {
  for (auto picture : {tens_picture(), mines_picture(), kakuro_picture()}) {
    auto bare = picture;
    bare.layers.clear();
    for (auto& layer : picture.layers) layer.shown = false;
    const auto hidden = lay_out(picture);
    EXPECT_EQ(hidden.primitives.size(), lay_out(bare).primitives.size());
    EXPECT_TRUE(all<Frame>(hidden).empty());
    EXPECT_TRUE(all<Ring>(hidden).empty());
  }
}

TEST(Layout, ShapesAreDrawnLayerByLayer) {
  auto picture = drawn({U"12"});
  picture.layers = {{.name = "below", .shapes = {{ShapeKind::box, at(0, 0), at(0, 1), Role::faded}}},
                    {.name = "above", .shapes = {{ShapeKind::box, at(0, 0), at(0, 0), Role::bad}}}};
  const auto frames = all<Frame>(lay_out(picture));
  ASSERT_EQ(frames.size(), 2);
  EXPECT_EQ(frames[0].pen, pen_of(Role::faded));
  EXPECT_EQ(frames[1].pen, pen_of(Role::bad));
  EXPECT_LT(frames[1].area.width, frames[0].area.width);
}

TEST(Layout, ATintPapersOneCellOfTheBoard) {
  auto picture = drawn({U"12"});
  picture.layers = {{.name = "chances", .tints = {{at(0, 1), 0x9FDDA8}, {at(3, 3), 0x123456}}}};
  const auto fills = all<Fill>(lay_out(picture));
  const auto tinted = std::ranges::find(fills, 0x9FDDA8U, &Fill::colour);
  ASSERT_NE(tinted, fills.end());
  EXPECT_EQ(tinted->area.width, kCell);
  EXPECT_EQ(std::ranges::find(fills, 0x123456U, &Fill::colour), fills.end()) << "beyond the board";
  picture.layers[0].shown = false;
  const auto hidden = all<Fill>(lay_out(picture));
  EXPECT_EQ(std::ranges::find(hidden, 0x9FDDA8U, &Fill::colour), hidden.end());
}

TEST(Layout, ABoxKeepsInsideItsCells) {
  auto picture = drawn({U"123", U"456"});
  picture.layers = {{.name = "box", .shapes = {{ShapeKind::box, at(0, 1), at(1, 2), Role::move}}}};
  const auto scene = lay_out(picture);
  const auto frame = all<Frame>(scene).at(0);
  const double left = (scene.width - 3 * kCell) / 2;
  EXPECT_GT(frame.area.x, left + kCell);
  EXPECT_LT(frame.area.x + frame.area.width, left + 3 * kCell);
  EXPECT_GT(frame.area.height, kCell);
  EXPECT_LT(frame.area.height, 2 * kCell);
}

TEST(Layout, AShapeThatLeavesTheBoardIsCutOff) {
  auto picture = drawn({U"12"});
  picture.layers = {{.name = "wide",
                     .shapes = {{ShapeKind::box, at(-3, -3), at(9, 9), Role::focus},
                                {ShapeKind::ring, at(0, 1), at(5, 5), Role::good},
                                {ShapeKind::box, at(4, 4), at(5, 5), Role::focus}}}};
  const auto scene = lay_out(picture);
  ASSERT_EQ(all<Frame>(scene).size(), 1);
  EXPECT_LT(all<Frame>(scene)[0].area.width, 2 * kCell);
  EXPECT_EQ(all<Ring>(scene).size(), 1);
}

TEST(Layout, NoTwoRolesShareALineStyle) {
  std::set<std::tuple<Dash, double>> styles;
  const auto roles = {Role::move, Role::good, Role::bad, Role::doubt, Role::focus, Role::faded, Role::light};
  for (const auto role : roles) styles.insert({pen_of(role).dash, pen_of(role).width});
  EXPECT_EQ(styles.size(), roles.size());
}

TEST(Layout, AColouredCellWithoutGlyphOrHatchShowsItsSymbol) {
  auto picture = drawn({U"rg."});
  picture.legend = {{U'r', "red", "r", 0xE05050, 0x000000, "", Hatch::none},
                    {U'g', "grey", "g", 0xC0C0C0, 0x000000, "", Hatch::none},
                    {U'.', "white", ".", 0xFFFFFF, 0x000000, "", Hatch::none}};
  const auto texts = all<Text>(lay_out(picture));
  ASSERT_EQ(texts.size(), 1);
  EXPECT_EQ(texts[0].letters, "r");
}

TEST(Layout, NeighboursOfOneSymbolShareOneFillAndOneHatching) {
  const auto scene = lay_out(nonogram_picture());
  const auto hatchings = all<Hatching>(scene);
  ASSERT_EQ(hatchings.size(), 2);  // the red cell of the first row, the three of the last
  EXPECT_DOUBLE_EQ(hatchings[1].area.width, 3 * kCell);
  for (const auto& hatching : hatchings) {
    for (const auto& [from, to] : hatch_strokes(hatching)) {
      for (const auto& point : {from, to}) {
        EXPECT_GE(point.x, hatching.area.x);
        EXPECT_LE(point.x, hatching.area.x + hatching.area.width);
        EXPECT_GE(point.y, hatching.area.y);
        EXPECT_LE(point.y, hatching.area.y + hatching.area.height);
      }
    }
  }
}

TEST(Layout, EveryHatchLooksDifferent) {
  std::set<std::tuple<std::size_t, double>> looks;
  for (const auto pattern : {Hatch::none, Hatch::dots, Hatch::diagonal, Hatch::cross}) {
    const Hatching hatching{{0, 0, kCell, kCell}, pattern, 0};
    looks.insert({hatch_strokes(hatching).size(), hatch_pen_width(pattern)});
  }
  EXPECT_EQ(looks.size(), 4);
}

TEST(Layout, EveryFifthLineIsThickWhereThereAreClues) {
  auto picture = drawn(std::vector<std::u32string>(11, std::u32string(6, U' ')));
  const auto thick_lines = [&] {
    return std::ranges::count(all<Stroke>(lay_out(picture)), kThickLine, &Stroke::pen);
  };
  EXPECT_EQ(thick_lines(), 0);
  picture.row_clues = fields(std::vector<std::string>(11, "1"));
  EXPECT_EQ(thick_lines(), 3);  // after rows 5 and 10, after column 5
}

TEST(Layout, RowCluesEndAtTheBoardAndColumnCluesJustAboveIt) {
  auto picture = drawn({U"..", U".."});
  picture.row_clues = fields({"3 4 5", "6"});
  picture.col_clues = fields({"7 8 9", "2"});
  const auto scene = lay_out(picture);
  EXPECT_DOUBLE_EQ(text_of(scene, "5").baseline.x, text_of(scene, "6").baseline.x);
  EXPECT_LT(text_of(scene, "4").baseline.x, text_of(scene, "5").baseline.x);
  EXPECT_DOUBLE_EQ(text_of(scene, "9").baseline.y, text_of(scene, "2").baseline.y);
  EXPECT_LT(text_of(scene, "7").baseline.y, text_of(scene, "8").baseline.y);
  EXPECT_DOUBLE_EQ(text_of(scene, "7").baseline.x, text_of(scene, "9").baseline.x);
  expect_no_overlap(scene);
}

TEST(Layout, RulersStandToTheLeftAndOnTopOfABoardWithoutClues) {
  const auto scene = lay_out(drawn({U"    ", U"    ", U"    "}), {.rulers = true});
  EXPECT_EQ(all<Text>(scene).size(), 7U);
  const auto third_column = text_of(scene, "4");
  const auto left = std::ranges::min(all<Text>(scene), {}, [](const Text& text) { return text.baseline.x; });
  EXPECT_LT(left.baseline.x, third_column.baseline.x);
  for (const auto& stroke : all<Stroke>(scene)) {
    EXPECT_GT(stroke.from.y, third_column.baseline.y);
    EXPECT_GT(stroke.from.x, left.baseline.x);
  }
  expect_no_overlap(scene);
}

TEST(Layout, RulersOfABoardWithCluesStandToTheRightAndBelow) {
  auto picture = drawn({U"......", U"......"});
  picture.row_clues = fields({"77", "88"});
  picture.col_clues = fields(std::vector<std::string>(6, "9"));
  picture.caption = "a caption";
  const auto scene = lay_out(picture, {.rulers = true});
  const auto sixth_column = text_of(scene, "6");
  for (const auto& stroke : all<Stroke>(scene)) EXPECT_LT(stroke.to.y, sixth_column.baseline.y);
  EXPECT_LT(sixth_column.baseline.y, text_of(scene, "a caption").baseline.y);
  const auto texts = all<Text>(scene);
  const auto ends = std::ranges::count_if(
      texts, [&](const Text& text) { return text.baseline.x > sixth_column.baseline.x; });
  EXPECT_EQ(ends, 2);  // the rows' numbers
  expect_no_overlap(scene);
  const auto bare = lay_out(picture);
  EXPECT_GT(scene.width, bare.width);
  EXPECT_GT(scene.height, bare.height);
}

TEST(Layout, NoRulerIsWiderThanItsColumn) {
  const auto scene = lay_out(drawn({std::u32string(1200, U' ')}), {.rulers = true});
  EXPECT_LE(room_of(text_of(scene, "1200")).width, kCell);
}

TEST(Layout, CluesBeyondTheBoardAreLeftOut) {
  auto picture = drawn({U"."});
  picture.row_clues = fields({"1", "2", "3"});
  const auto texts = all<Text>(lay_out(picture));
  EXPECT_EQ(std::ranges::count(texts, "2", &Text::letters), 0);
}

TEST(Layout, NumbersStandOnBoxesOfTheColoursTheyCount) {
  const auto scene = lay_out(coloured_clues());
  EXPECT_EQ(text_of(scene, "1r").colour, 0xFFFFFF);
  EXPECT_EQ(text_of(scene, "2y").colour, 0x000000);
  EXPECT_EQ(text_of(scene, "0").colour, kInk);
  const auto fills = all<Fill>(scene);
  for (const auto& [letters, paper] : {std::pair("1k", 0x000000U), {"1r", 0xFF0000U}, {"4y", 0xFFFF00U}}) {
    const auto number = room_of(text_of(scene, letters));
    EXPECT_TRUE(std::ranges::any_of(fills, [&](const Fill& box) {
      return box.colour == paper && box.area.x <= number.x && box.area.y <= number.y &&
             number.x + number.width <= box.area.x + box.area.width &&
             number.y + number.height <= box.area.y + box.area.height;
    })) << letters;
  }
}

TEST(Layout, BoxesOfNumbersTouchNeitherEachOtherNorTheBoard) {
  auto fills = all<Fill>(lay_out(coloured_clues()));
  fills.erase(fills.begin());  // the paper of the whole picture
  ASSERT_EQ(fills.size(), 8);  // three of the board, five of the clues
  for (std::size_t i = 0; i < fills.size(); ++i) {
    for (std::size_t j = i + 1; j < fills.size(); ++j)
      EXPECT_FALSE(overlap(fills[i].area, fills[j].area)) << i << " and " << j;
  }
}

TEST(Layout, NumbersOfOneColourStayInkOnPaper) {
  auto picture = drawn({U"kk"});
  picture.legend = coloured_clues().legend;
  picture.row_clues = {{"", "", "2", {{.text = "2", .symbol = U'k', .done = true}}}};
  auto plain = picture;
  plain.row_clues[0].numbers.clear();
  EXPECT_EQ(lay_out(picture).primitives.size(), lay_out(plain).primitives.size());
  EXPECT_EQ(text_of(lay_out(picture), "2").colour, kInk);
}

TEST(Layout, SumsOfAClueCellKeepToTheirSideOfTheDiagonal) {
  auto picture = drawn({U"X"});
  picture.legend = kakuro_picture().legend;
  picture.layers = {
      {.name = "clues", .labels = {{at(0, 0), Place::across, "45"}, {at(0, 0), Place::down, "17"}}}};
  const auto scene = lay_out(picture);
  const double left = (scene.width - kCell) / 2;
  const auto across = room_of(text_of(scene, "45"));
  EXPECT_GT(across.x - left,
            across.y + across.height - kMargin);  // its lower left corner is right of the line
  const auto down = room_of(text_of(scene, "17"));
  EXPECT_LT(down.x + down.width - left, down.y - kMargin);  // its upper right corner is left of it
  const auto diagonals = std::ranges::count_if(
      all<Stroke>(scene), [](const Stroke& s) { return s.from.x != s.to.x && s.from.y != s.to.y; });
  EXPECT_EQ(diagonals, 1);
}

TEST(Layout, RingsAndCrossesLeaveCornerLabelsFree) {
  const auto scene = lay_out(mines_picture());
  const auto label = room_of(text_of(scene, "0%"));
  const auto ring = all<Ring>(scene).at(0);
  EXPECT_GE(ring.centre.y - ring.radius - ring.pen.width / 2, label.y + label.height - 0.2);
}

TEST(Layout, ALongCaptionIsBrokenAndStaysBelowTheBoard) {
  auto picture = drawn({U"12", U"34"});
  picture.caption =
      "a caption that is far too long for a board of two cells, on one line, and then some more";
  const auto scene = lay_out(picture);
  const auto texts = all<Text>(scene);
  EXPECT_GT(texts.size(), 4 + 1U);
  expect_no_overlap(scene);
  EXPECT_EQ(scene.title, picture.caption);
}

TEST(Layout, ThePictureHasATitleWithoutACaptionToo) {
  EXPECT_EQ(lay_out(drawn({U"12", U"34"})).title, "a board of 2 rows and 2 columns");
}

TEST(Layout, WithoutDetailsOnlyColoursAndShapesAreLeft) {
  const auto scene = lay_out(nonogram_picture(), {.details = false});
  EXPECT_TRUE(all<Text>(scene).empty());
  EXPECT_TRUE(all<Hatching>(scene).empty());
  EXPECT_EQ(all<Stroke>(scene).size(), 4);
  EXPECT_EQ(all<Fill>(scene).size(), all<Fill>(lay_out(nonogram_picture())).size());
}

}  // namespace
}  // namespace quadrille::draw
