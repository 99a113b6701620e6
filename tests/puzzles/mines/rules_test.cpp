#include "puzzles/mines/rules.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"

namespace quadrille::mines {
namespace {

std::string verdict(std::string_view puzzle, std::string_view answer, Extent extent = Extent::whole) {
  const auto position = drawn(puzzle);
  const auto mistakes = check(position, read_answer(position, answer).value(), extent);
  return mistakes.empty() ? "right" : mistakes.front().message;
}

TEST(Rules, AcceptsWhatEveryLayoutHasInCommon) {
  EXPECT_EQ(verdict("mines 2\n?????\n11211\n", "+*+*+\n11211\n"), "right");
  EXPECT_EQ(verdict("mines 1\n?100\n?100\n", "?100\n?100\nguess 0 0\n"), "right");
}

TEST(Rules, RefusesASafeCellThatMayBeAMine) {
  EXPECT_EQ(verdict("mines 1\n?100\n?100\n", "+100\n?100\n"),
            "row 0, column 0: called safe, but a mine with chance 0.500000");
  EXPECT_EQ(verdict("mines 1\n?100\n?100\n", "*100\n?100\n"),
            "row 0, column 0: called a mine, but safe with chance 0.500000");
}

TEST(Rules, RefusesAGuessThatOpensAMine) {
  EXPECT_EQ(verdict("mines 1\n?1\n", "*1\nguess 0 0\n"), "row 0, column 0: the guess opens a mine");
}

TEST(Rules, WhatLiesBeyondTheRimOfAWindowMayBeAMine) {
  EXPECT_EQ(verdict("density 0.2\nbounded no\n1?\n", "1*\n").substr(0, 34),
            "row 0, column 1: called a mine, bu");
}

TEST(Rules, NothingCanBeRightAboutAContradiction) {
  EXPECT_EQ(verdict("mines 2\n1?0\n", "1?0\n"), "no layout fits the position: there is nothing to find out");
}

// One wrong figure at a time in an analysis that is right.
class BrokenAnalysis : public testing::Test {
 protected:
  const Position position_ = drawn("mines 5\n?????\n?1???\n?3???\n?????\n");
  Analysis analysis_ = analysed(position_).answer()->answer;

  [[nodiscard]] bool is_right() const { return check(position_, analysis_, Extent::whole).empty(); }
};

TEST_F(BrokenAnalysis, IsRightAsItStands) { EXPECT_TRUE(is_right()); }

TEST_F(BrokenAnalysis, AWrongChanceIsSeen) {
  analysis_.odds[0] += 0.01;
  EXPECT_FALSE(is_right());
}

TEST_F(BrokenAnalysis, ChancesThatSumRightButAreWrongAreSeen) {
  std::swap(analysis_.odds[0], analysis_.odds[15]);
  EXPECT_FALSE(is_right());
}

TEST_F(BrokenAnalysis, AWrongNumberOfLayoutsIsSeen) {
  analysis_.solutions = "361";
  EXPECT_FALSE(is_right());
}

TEST_F(BrokenAnalysis, AMissedCertaintyIsSeen) {
  const auto position = drawn("mines 2\n?????\n11211\n");
  auto analysis = analysed(position).answer()->answer;
  analysis.findings[at(0, 0)] = Finding::none;
  EXPECT_FALSE(check(position, analysis, Extent::whole).empty());
  EXPECT_TRUE(check(position, analysis, Extent::so_far).empty());
}

// So many layouts that only a solver for clauses can look for a counterexample.
TEST(Rules, AFrontierWithTooManyLayoutsIsCheckedByClauses) {
  std::string closed(60, '?');
  std::string numbers;
  for (int i = 0; i < 60; ++i) numbers += i % 4 == 1 ? '1' : '?';
  const auto puzzle = "mines 20\n" + closed + "\n" + numbers + "\n";
  EXPECT_EQ(verdict(puzzle, closed + "\n" + numbers + "\n"), "right");
  auto wrong = closed;
  wrong[0] = '+';
  EXPECT_EQ(verdict(puzzle, wrong + "\n" + numbers + "\n"),
            "row 0, column 0: called safe, but may be a mine");
  // With as many mines as numbers nothing is left for the cells that no number touches; those beside may hold
  // one.
  EXPECT_EQ(verdict("mines 15\n" + closed + "\n" + numbers + "\n", wrong + "\n" + numbers + "\n"),
            "row 0, column 0: called safe, but may be a mine");
}

}  // namespace
}  // namespace quadrille::mines
