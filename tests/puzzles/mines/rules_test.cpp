#include "puzzles/mines/rules.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/refereed.hpp"

namespace quadrille::mines {
namespace {

TEST(Rules, AcceptsWhatEveryLayoutHasInCommon) {
  EXPECT_EQ(verdict("mines 2\n?????\n11211\n", "+*+*+\n11211\n"), "right");
  EXPECT_EQ(verdict("mines 1\n?100\n?100\n", "?100\n?100\nguess 0 0\n"), "right");
}

TEST(Rules, RefusesASafeCellThatMayBeAMine) {
  EXPECT_EQ(verdict("mines 1\n?100\n?100\n", "+100\n?100\n"),
            "row 1, column 1: called safe, but a mine with chance 0.500000");
  EXPECT_EQ(verdict("mines 1\n?100\n?100\n", "*100\n?100\n"),
            "row 1, column 1: called a mine, but safe with chance 0.500000");
}

TEST(Rules, RefusesAGuessThatOpensAMine) {
  EXPECT_EQ(verdict("mines 1\n?1\n", "*1\nguess 0 0\n"), "row 1, column 1: the guess opens a mine");
}

TEST(Rules, WhatLiesBeyondTheRimOfAWindowMayBeAMine) {
  EXPECT_EQ(verdict("density 0.2\nbounded no\n1?\n", "1*\n").substr(0, 34),
            "row 1, column 2: called a mine, bu");
}

TEST(Rules, NothingCanBeRightAboutAContradiction) {
  EXPECT_EQ(verdict("mines 2\n1?0\n", "1?0\n"), "no layout fits the position: there is nothing to analyse");
}

// One wrong figure at a time in an analysis that is right: each rule is the one that sees it.
class BrokenAnalysis : public testing::Test {
 protected:
  Position position_ = drawn("mines 5\n?????\n?1???\n?3???\n?????\n");
  Analysis analysis_ = analysed(position_).answer()->answer;

  [[nodiscard]] std::string verdict() const { return mines::verdict(refereed(position_, analysis_)); }
  double& odds(Cell cell) {
    return analysis_.odds[static_cast<std::size_t>(cell.row.value * position_.tiles.cols() + cell.col.value)];
  }
};

TEST_F(BrokenAnalysis, IsRightAsItStands) { EXPECT_EQ(verdict(), "right"); }

TEST_F(BrokenAnalysis, AFindingIsAboutAClosedCell) {
  analysis_.findings[at(1, 1)] = Finding::safe;
  EXPECT_EQ(verdict(), "row 2, column 2: a finding about a cell that is not closed");
}

TEST_F(BrokenAnalysis, AChanceLiesBetweenNoneAndOne) {
  odds(at(0, 4)) = 1.5;
  EXPECT_EQ(verdict(), "row 1, column 5: 1.5 is not a chance");
  odds(at(0, 4)) = -0.5;
  EXPECT_EQ(verdict(), "row 1, column 5: -0.5 is not a chance");
}

TEST_F(BrokenAnalysis, WhatIsCertainHasACertainChance) {
  analysis_.findings[at(0, 4)] = Finding::safe;
  EXPECT_EQ(verdict().substr(0, 46), "row 1, column 5: safe, but a mine with chance ");
  analysis_.findings[at(0, 4)] = Finding::mine;
  EXPECT_EQ(verdict().substr(0, 46), "row 1, column 5: a mine, but only with chance ");
}

TEST_F(BrokenAnalysis, AGuessOpensAClosedCellThatIsNotAMine) {
  analysis_.guess->cell = at(1, 1);
  EXPECT_EQ(verdict(), "row 2, column 2: the guess opens a cell that is not closed");
}

TEST_F(BrokenAnalysis, ChancesAroundANumberSumToIt) {
  odds(at(0, 0)) += 0.01;
  odds(at(0, 4)) -= 0.01;
  EXPECT_EQ(verdict().substr(0, 57), "row 2, column 2: the chances around this number sum to 1.");
}

TEST_F(BrokenAnalysis, ANumberIsToldWithTheCellsItTouches) {
  position_ = drawn("mines 1\norigin 5 7\n?1F\n11?\n");
  analysis_ = blank(position_);
  analysis_.exact = true;
  analysis_.odds = {1, NAN, NAN, NAN, NAN, 0};
  const auto mistakes = refereed(position_, analysis_).mistakes;
  ASSERT_FALSE(mistakes.empty());
  EXPECT_EQ(mistakes.front(),
            (Objection{"row 1, column 2: the chances around this number sum to 2 instead of 1",
                       {at(5, 8), at(5, 7), at(5, 9), at(6, 9)}}));
}

TEST_F(BrokenAnalysis, AFindingIsToldByItsPlaceInTheWindowWithItsCellOnTheBoard) {
  const auto position = drawn("mines 1\norigin -2 3\n?100\n?100\n");
  EXPECT_EQ(
      refereed(position, read_answer(position, "?100\n+100\n").value()).mistakes,
      (std::vector{Objection{"row 2, column 1: called safe, but a mine with chance 0.500000", {at(-1, 3)}}}));
}

TEST_F(BrokenAnalysis, ChancesSumToTheTotal) {
  odds(at(0, 4)) += 0.01;
  EXPECT_EQ(verdict().substr(0, 23), "the chances sum to 5.01");
}

TEST_F(BrokenAnalysis, ChancesThatSumRightButAreWrongAreSeen) {
  odds(at(0, 4)) += 0.01;
  odds(at(3, 4)) -= 0.01;
  EXPECT_EQ(verdict().substr(0, 37), "row 1, column 5: a mine with chance 0");
}

TEST_F(BrokenAnalysis, AWrongNumberOfLayoutsIsSeen) {
  analysis_.solutions = "361";
  EXPECT_EQ(verdict(), "360 layouts fit the position, not 361");
  analysis_.solutions = "many";
  EXPECT_EQ(verdict(), "the number of layouts is not a number");
}

TEST_F(BrokenAnalysis, ChancesAssumeTheDensityThatIsGiven) {
  position_ = drawn("density 0.2\n?1?1?\n");
  analysis_ = analysed(position_).answer()->answer;
  EXPECT_EQ(verdict(), "right");
  analysis_.solutions = "2";
  EXPECT_EQ(verdict(), "layouts cannot be counted where the total of mines is not known");
  analysis_.density = 0.3;
  EXPECT_EQ(verdict(), "the chances assume a density of 0.3, the position says 0.2");
}

TEST_F(BrokenAnalysis, AMissedCertaintyIsSeenInAWholeAnalysis) {
  position_ = drawn("mines 2\n?????\n11211\n");
  analysis_ = analysed(position_).answer()->answer;
  analysis_.findings[at(0, 0)] = Finding::none;
  EXPECT_EQ(verdict(), "row 1, column 1: certainly safe, and not found");
  EXPECT_TRUE(is_right(position_, analysis_, Extent::so_far));
  analysis_.findings[at(0, 0)] = Finding::safe;
  analysis_.findings[at(0, 1)] = Finding::none;
  EXPECT_EQ(verdict(), "row 1, column 2: certainly a mine, and not found");
}

// More layouts than any double holds: the last digit is checked all the same.
TEST(Rules, TheLastDigitOfALargeNumberOfLayoutsIsChecked) {
  const std::string closed(200, '?');
  std::string numbers;
  for (int i = 0; i < 200; ++i) numbers += i % 4 == 1 ? '1' : '?';
  const auto position = drawn("mines 60\n" + closed + "\n" + numbers + "\n");
  auto analysis = analysed(position, Depth::counting).answer()->answer;
  EXPECT_EQ(verdict(refereed(position, analysis)), "right");
  analysis.solutions.back() = analysis.solutions.back() == '1' ? '2' : '1';
  EXPECT_EQ(verdict(refereed(position, analysis)).substr(0, 6), "about ");
}

// So many layouts that they cannot be tried one by one.
TEST(Rules, ALongFrontierIsCheckedWhole) {
  std::string closed(60, '?');
  std::string numbers;
  for (int i = 0; i < 60; ++i) numbers += i % 4 == 1 ? '1' : '?';
  const auto puzzle = "mines 20\n" + closed + "\n" + numbers + "\n";
  EXPECT_EQ(verdict(puzzle, closed + "\n" + numbers + "\n"), "right");
  auto wrong = closed;
  wrong[0] = '+';
  EXPECT_EQ(verdict(puzzle, wrong + "\n" + numbers + "\n").substr(0, 41),
            "row 1, column 1: called safe, but a mine ");
  // With as many mines as numbers nothing is left for the cells that no number touches; those beside may hold
  // one.
  EXPECT_EQ(
      verdict("mines 15\n" + closed + "\n" + numbers + "\n", wrong + "\n" + numbers + "\n").substr(0, 41),
      "row 1, column 1: called safe, but a mine ");
}

}  // namespace
}  // namespace quadrille::mines
