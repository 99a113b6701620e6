#include "puzzles/nonogram/make/generate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/facets.hpp"
#include "puzzles/nonogram/formats/png_codec.hpp"
#include "puzzles/nonogram/make/quantise.hpp"
#include "puzzles/nonogram/make/typos.hpp"
#include "puzzles/nonogram/make/uniqueness.hpp"

namespace quadrille::nonogram {
namespace {

bool is_only_answer(const Grid<Colour>& picture, const std::vector<Ink>& palette) {
  const auto answers = answers_by_trying(puzzle_of(picture, palette));
  return answers.size() == 1U;
}

// ---- random ----

RC_GTEST_PROP(NonogramRandom, HasASingleAnswer, (std::uint64_t seed)) {
  const Recipe recipe{.rows = *rc::gen::inRange(1, 7),
                      .cols = *rc::gen::inRange(1, 7),
                      .colours = *rc::gen::inRange(1, 4),
                      .density = *rc::gen::element(0.2, 0.5, 0.8)};
  Random random(seed);
  Context context({.limits = {.nodes = 1'000'000}});
  const auto puzzle = generate(recipe, random, context);
  RC_ASSERT(puzzle.has_value());
  RC_ASSERT(puzzle->size() == (Size{recipe.rows, recipe.cols}));
  RC_ASSERT(puzzle->palette.size() == static_cast<std::size_t>(recipe.colours) + 1);
  RC_ASSERT(!puzzle->goal);
  RC_ASSERT(answers_by_trying(*puzzle).size() == 1U);
}

TEST(NonogramRandom, HasTheGradeAskedFor) {
  // Pictures that need trials within trials are rare, and hardly to be met below this size.
  for (const auto& [asked, side] :
       {std::pair{Difficulty::line, 12}, {Difficulty::probing, 12}, {Difficulty::branching, 20}}) {
    const Recipe recipe{.rows = side, .cols = side, .density = 0.45, .grade = asked};
    for (const std::uint64_t seed : {1U, 2U}) {
      Random random(seed);
      Context context({});
      EXPECT_EQ(grade(generate(recipe, random, context).value(), context).value().name, name(asked));
    }
  }
}

TEST(NonogramRandom, AGradeOutOfReachIsSaidInWords) {
  Random random(1);
  Context context({});
  const Recipe recipe{.rows = 1, .cols = 1, .grade = Difficulty::branching};
  EXPECT_EQ(generate(recipe, random, context).error().message,
            "no such puzzle was found: another grade, size or density would help");
}

TEST(NonogramRandom, EndsWithItsContext) {
  Random random(1);
  Context context({.limits = {.nodes = 3}});
  EXPECT_EQ(generate(Recipe{.rows = 30, .cols = 30}, random, context).error().message,
            "no puzzle with a single answer was found within the limits");
}

// ---- pictures ----

std::string pbm(std::string_view drawing) {
  const auto cells = cells_of(drawing, inks(1));
  auto text = "P1\n" + std::to_string(cells.cols()) + " " + std::to_string(cells.rows()) + "\n";
  for (const auto colour : cells.values()) text += colour == kPaper ? "0 " : "1 ";
  return text;
}

Expected<Puzzle> made(const Drawing& drawing, std::string_view bytes) {
  Context context({.limits = {.nodes = 1'000'000}});
  return generate(drawing, bytes, context);
}

TEST(NonogramPicturePuzzle, APictureThatIsTheOnlyAnswerIsKept) {
  const auto puzzle = made({}, pbm(".#.\n###\n.#.\n")).value();
  EXPECT_EQ(puzzle.goal, cells_of(".#.\n###\n.#.\n", inks(1)));
  EXPECT_EQ(puzzle.rows, puzzle_of_drawing(".#.\n###\n.#.\n").rows);
}

TEST(NonogramPicturePuzzle, OtherwiseEditsAreOfferedOrMade) {
  const auto refused = made({}, pbm("#.\n.#\n"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(
      refused.error().message,
      "the picture is not the only answer to its clues; 1 edit would make it so (repair=1 does): row 1, "
      "column 1 becomes empty");
  const auto repaired = made({.repair = true}, pbm("#.\n.#\n")).value();
  EXPECT_EQ(repaired.goal, cells_of("..\n.#\n", inks(1)));
  EXPECT_EQ(answers_by_trying(repaired).size(), 1U);
}

TEST(NonogramPicturePuzzle, IsShrunkToItsCells) {
  Image image({4, 4}, 0xFFFFFFFF);
  for (const auto cell : {at(0, 0), at(0, 1), at(1, 0), at(1, 1), at(2, 2)}) image[cell] = 0xFF000000;
  EXPECT_EQ(made({.rows = 2}, encode_png(image).value())->goal, cells_of("#.\n..\n", inks(1)));
  EXPECT_EQ(made({.rows = 2, .threshold = 0.8}, encode_png(image).value()).error().message.substr(0, 11),
            "the picture");
  EXPECT_EQ(made({.cols = 4, .threshold = 0}, encode_png(image).value())->goal, Grid<Colour>({4, 4}, kPaper));
}

TEST(NonogramPicturePuzzle, ColoursAreGatheredAroundTheirMeans) {
  Image image({1, 6}, 0xFFFFFFFF);
  image[at(0, 0)] = 0xFFFF0000;
  image[at(0, 1)] = 0xFFEE0808;
  image[at(0, 4)] = 0xFF0000F0;
  const auto indexed = gathered(image, 2);
  EXPECT_EQ(indexed.palette.size(), 3U);
  EXPECT_EQ(indexed.palette[0].rgb, 0xFFFFFFU);
  EXPECT_EQ(indexed.picture[at(0, 0)], indexed.picture[at(0, 1)]);
  EXPECT_NE(indexed.picture[at(0, 0)], indexed.picture[at(0, 4)]);
  EXPECT_EQ(indexed.picture[at(0, 5)], kPaper);
  EXPECT_EQ(made({.colours = 2}, encode_png(image).value())->rows.front().size(), 2U);
}

TEST(NonogramPicturePuzzle, FaultsAreTold) {
  EXPECT_EQ(made({}, "GIF89a").error().message, "a picture is a PNG or a PBM file");
  EXPECT_EQ(made({}, "P1 201 1 " + std::string(201, '0')).error().message,
            "the picture is 1x201: give rows or cols, at most 200");
  EXPECT_EQ(made({}, "P1 1000000 1000000 0").error().message,
            "a picture has 1 to 40000 points a side and at most 40000000, not 1000000x1000000");
}

// ---- edits ----

RC_GTEST_PROP(NonogramEdits, MakeAPictureTheOnlyAnswerAndNoneCanBeLeftOut, ()) {
  const auto known = *any_known({5, 5, 2});
  const auto& palette = known.puzzle.palette;
  Context context({});
  const auto edits = edits_to_unique(known.answer.cells, palette, context).value();
  RC_ASSERT(is_only_answer(with_edits(known.answer.cells, edits), palette));
  for (std::size_t i = 0; i < edits.size(); ++i) {
    auto fewer = edits;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    RC_ASSERT(!is_only_answer(with_edits(known.answer.cells, fewer), palette));
  }
}

// ---- repairs ----

std::vector<std::string> changes(const Puzzle& puzzle) {
  Context context({});
  std::vector<std::string> words;
  for (const auto& repair : repairs(puzzle, context)) {
    EXPECT_EQ(answers_by_trying(repair.puzzle).size(), 1U) << repair.change;
    words.push_back(repair.change);
  }
  return words;
}

TEST(NonogramRepairs, NothingIsChangedWhereThereIsOneAnswer) {
  EXPECT_EQ(changes(puzzle_of_drawing(".#.\n###\n.#.\n")), std::vector<std::string>{});
}

TEST(NonogramRepairs, AMistypedClueIsFound) {
  auto puzzle = puzzle_of_drawing(".##.\n####\n####\n.#..\n");
  puzzle.cols[1] = {{3, 1}};
  const auto found = changes(puzzle);
  EXPECT_NE(std::ranges::find(found, "column 2: 3 becomes 4"), found.end());
}

TEST(NonogramRepairs, OfAPuzzleWithSeveralAnswersCellsAreEdited) {
  auto puzzle = puzzle_of_drawing("#.\n.#\n");
  puzzle.goal = cells_of("#.\n.#\n", inks(1));
  EXPECT_EQ(changes(puzzle), (std::vector<std::string>{"row 1, column 1 becomes empty"}));
  puzzle.goal.reset();
  EXPECT_EQ(changes(puzzle).size(), 1U);
}

RC_GTEST_PROP(NonogramRepairs, EveryMistypedLengthIsAmongTheLikelyTypos, ()) {
  const auto puzzle = (*any_known({6, 6, 3})).puzzle;
  std::vector<std::pair<bool, std::size_t>> lines;
  for (std::size_t i = 0; i < puzzle.rows.size(); ++i) {
    if (!puzzle.rows[i].empty()) lines.emplace_back(true, i);
  }
  RC_PRE(!lines.empty());
  const auto [in_row, line] = *rc::gen::elementOf(lines);
  auto mistyped = puzzle;
  auto& clues = mistyped.rows[line];
  const auto clue = *rc::gen::inRange<std::size_t>(0, clues.size());
  clues[clue].length = static_cast<std::uint16_t>(clues[clue].length + *rc::gen::inRange(1, 4));
  const auto typos = likely_typos(mistyped);
  RC_ASSERT(std::ranges::any_of(typos, [&, row = line](const LineChange& change) {
    return change.in_row && change.line == row && change.clues == puzzle.rows[row];
  }));
}

}  // namespace
}  // namespace quadrille::nonogram
