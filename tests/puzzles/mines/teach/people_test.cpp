#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/model/picture.hpp"

// What a person sees: steps with their reasons, made boards, pictures, edits.

namespace quadrille::mines {
namespace {

std::vector<Step> steps_of(const Position& position, std::size_t at_most = 100) {
  Context context({});
  const auto nothing = blank(position);
  return explain(position, {nothing, nullptr, at_most}, context);
}

TEST(Explain, SaysWhichNumberShowsWhat) {
  const auto steps = steps_of(drawn("mines 1\nF1?\n11?\n"));
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps[0].rule, "saturation");
  EXPECT_EQ(
      steps[0].reason,
      "the 1 at row 1, column 2 already touches 1 mine: the rest around it is safe; safe: row 1, column 3; "
      "row 2, column 3");
  EXPECT_EQ(steps[0].because, std::vector<Cell>{at(0, 1)});
}

TEST(Explain, WhatOnlyCountingShowsIsSaidToBeCounted) {
  const auto steps = steps_of(drawn("mines 1\n1???\n????\n"));
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "counting");
  EXPECT_EQ(steps[0].marks.size(), 4U);
}

TEST(Explain, NamesTheCellsThatAStepConcludes) {
  const auto steps = steps_of(drawn("mines 2\n?????\n11211\n"));
  std::string text;
  for (const auto& step : steps) text += step.reason.substr(step.reason.find("; ") + 2) + "\n";
  EXPECT_NE(text.find("mines: row 1, columns 2 and 4\n"), std::string::npos) << text;
  EXPECT_NE(text.find("safe: row 1, column"), std::string::npos) << text;
}

TEST(Explain, OfManyCellsTheFirstAreNamedAndTheRestCounted) {
  const auto steps = steps_of(drawn("mines 1\n1????????????????????\n*????????????????????\n"));
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_TRUE(steps[0].reason.ends_with("safe: row 1, column 2; row 2, column 2")) << steps[0].reason;
  EXPECT_TRUE(steps[1].reason.ends_with("safe: row 1, columns 3 to 14; and 26 more")) << steps[1].reason;
}

TEST(Explain, AWindowOfALargerBoardIsSpokenOfAsItIsSeen) {
  const auto steps = steps_of(drawn("mines 1\norigin -7 40\nF1?\n11?\n"));
  ASSERT_FALSE(steps.empty());
  EXPECT_TRUE(steps[0].reason.starts_with("the 1 at row 1, column 2 already")) << steps[0].reason;
  EXPECT_TRUE(steps[0].reason.ends_with("safe: row 1, column 3; row 2, column 3")) << steps[0].reason;
}

TEST(Explain, ThePlayersWrongClaimsComeFirst) {
  const auto position = drawn("mines 2\n?????\n11211\n");
  Context context({});
  const auto from = read_answer(position, "*?+*?\n11211\n").value();
  const auto steps = explain(position, {from, nullptr, 10}, context);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "mistake");
  EXPECT_EQ(steps[0].reason, "row 1, column 1: called a mine, but safe with chance 1.000000");
  EXPECT_EQ(steps[0].because, std::vector<Cell>{at(0, 0)});
  EXPECT_TRUE(steps[0].marks.empty());
}

TEST(Explain, AClaimThatOnlyMayBeRightIsAMistakeToo) {
  const auto position = drawn("mines 1\n?100\n?100\n");
  Context context({});
  const auto from = read_answer(position, "+100\n?100\n").value();
  const auto steps = explain(position, {from, nullptr, 10}, context);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "mistake");
}

TEST(Explain, AGuessHasItsRisk) {
  const auto steps = steps_of(drawn("mines 1\n?100\n?100\n"));
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "guess");
  EXPECT_EQ(steps[0].risk, 0.5);
  EXPECT_TRUE(steps[0].marks.empty());
}

TEST(Explain, AContradictionIsTheOnlyStep) {
  const auto steps = steps_of(drawn("mines 2\n1?0\n"));
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "contradiction");
}

TEST(Explain, WhatIsMarkedAlreadyIsNotToldAgain) {
  const auto position = drawn("mines 2\n?????\n11211\n");
  Context context({});
  const auto from = read_answer(position, "+*+*?\n11211\n").value();
  const auto steps = explain(position, {from, nullptr, 10}, context);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].marks, (std::vector<Mark>{{at(0, 4), U'?', U'+'}}));
}

TEST(Generate, EveryKindIsWhatItSays) {
  for (const auto& generator : generators()) {
    SCOPED_TRACE(generator.name);
    Random random(4);
    Context context({});
    const auto settings = checked(generator.parameters, Record::Map{{"rows", 8}, {"cols", 8}, {"mines", 10}});
    const auto position = std::get<0>(generator.make)(*settings, random, context).value().puzzle;
    EXPECT_EQ(position.mines, 10);
    EXPECT_TRUE(is_number(position.tiles[at(0, 0)]));
    const auto outcome = analysed(position);
    ASSERT_NE(outcome.answer(), nullptr);
    const int safe = count_findings(outcome.answer()->answer, Finding::safe);
    EXPECT_TRUE(generator.name != "stuck" || safe == 0);
    EXPECT_TRUE(generator.name != "no_guess" || safe > 0);
  }
}

TEST(Generate, AFinishedGameIsTheSameBoardWithEveryMine) {
  const auto generator = generators().back();
  ASSERT_EQ(generator.name, "no_guess");
  const auto made = [&](bool finished) {
    Random random(4);
    Context context({});
    const auto settings = checked(
        generator.parameters, Record::Map{{"rows", 8}, {"cols", 8}, {"mines", 10}, {"finished", finished}});
    return std::get<0>(generator.make)(*settings, random, context).value().puzzle;
  };
  const auto started = made(false);
  const auto finished = made(true);
  int mines = 0;
  for_each_cell(started.tiles.size(), [&](Cell cell) {
    mines += finished.tiles[cell] == Tile::mine ? 1 : 0;
    EXPECT_NE(finished.tiles[cell], Tile::closed);
    if (started.tiles[cell] == Tile::closed) return;
    EXPECT_EQ(finished.tiles[cell], started.tiles[cell]);
  });
  EXPECT_EQ(mines, 10);
}

TEST(Picture, HasLayersForZonesCertaintyAndChances) {
  const auto position = drawn("mines 5\n?????\n?1???\n?3???\n?????\n");
  const auto analysis = analysed(position).answer()->answer;
  const auto drawing = picture(position, &analysis);
  std::vector<std::string> names;
  for (const auto& layer : drawing.layers) names.push_back(layer.name);
  EXPECT_EQ(names, (std::vector<std::string>{"zones", "certain", "probabilities", "guess"}));
  EXPECT_EQ(drawing.layers[2].labels.size(), 18U);
  EXPECT_EQ(drawing.layers[2].labels.front().text, "2%");
  EXPECT_EQ(drawing.layers[2].tints.size(), 18U);
}

TEST(Picture, AHugeBoardShowsItsFindingsAsSymbolsAlone) {
  Position position{.tiles = Grid<Tile>({600, 600}, Tile::closed), .mines = 1000};
  auto analysis = blank(position);
  analysis.findings[at(3, 4)] = Finding::safe;
  analysis.odds.assign(position.tiles.size().cells(), 0.5);
  const auto drawing = picture(position, &analysis);
  EXPECT_TRUE(drawing.layers.empty());
  EXPECT_EQ(drawing.board[at(3, 4)], U'+');
}

// The paper of the first cell in the layer of chances.
std::uint32_t first_paper(std::string_view text) {
  const auto position = drawn(text);
  const auto analysis = analysed(position).answer()->answer;
  return picture(position, &analysis).layers.at(2).tints.front().paper;
}

TEST(Picture, ChancesGoFromGreenToRed) {
  const auto green = [](std::uint32_t paper) { return paper >> 8U & 0xFFU; };
  const auto red = [](std::uint32_t paper) { return paper >> 16U; };
  const auto unlikely = first_paper("density 0.2\n???\n?1?\n???\n");
  const auto even = first_paper("density 0.2\n?1?\n");
  const auto likely = first_paper("density 0.2\n?4?\n???\n");
  EXPECT_GT(green(unlikely), red(unlikely));
  EXPECT_LT(red(unlikely), red(even));
  EXPECT_GT(green(even), green(likely));
  EXPECT_GT(red(likely), green(likely));
}

TEST(Edit, SetsOneCell) {
  const auto position = drawn("mines 1\n1?\n");
  EXPECT_EQ(edit(position, Mark{at(0, 1), U'?', U'F'}).value(), drawn("mines 1\n1F\n"));
  EXPECT_EQ(edit(position, Mark{at(0, 1), U'?', U'x'}).error().message,
            "a cell is '0'-'8', '?', 'F', '*' or '_'");
  EXPECT_FALSE(edit(position, Mark{at(0, 9), U'?', U'1'}));
  EXPECT_FALSE(edit(position, Field{"row 1", "", "1"}));
}

}  // namespace
}  // namespace quadrille::mines
