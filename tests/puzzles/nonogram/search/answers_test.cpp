#include "puzzles/nonogram/search/answers.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

Answers all_found(const Puzzle& puzzle) {
  Context context({});
  return find_answers(puzzle, context);
}

// A puzzle with a clue that may be wrong: none, one or several answers, each often enough.
Puzzle any_with_a_misprint() {
  auto puzzle = (*any_known({.most_rows = 4, .most_cols = 4, .most_colours = 2})).puzzle;
  auto& clues = puzzle.cols[*rc::gen::inRange<std::size_t>(0, puzzle.cols.size())];
  if (*rc::gen::inRange(0, 3) == 0 && !clues.empty()) {
    auto& clue = clues[*rc::gen::inRange<std::size_t>(0, clues.size())];
    clue.length = static_cast<std::uint16_t>(*rc::gen::inRange(1, 4));
  }
  return puzzle;
}

TEST(NonogramAnswers, OneAnswerIsTheOnlyOne) {
  const auto answers = all_found(puzzle_of_drawing("##\n#.\n"));
  EXPECT_TRUE(answers.unique());
  EXPECT_FALSE(answers.impossible());
  EXPECT_EQ(answers.first, painted("##\n#.\n"));
}

TEST(NonogramAnswers, OfSeveralTwoAreGiven) {
  const auto answers = all_found(puzzle_of_drawing("#.\n.#\n"));
  EXPECT_TRUE(answers.settled);
  EXPECT_FALSE(answers.unique());
  ASSERT_TRUE(answers.first && answers.second);
  EXPECT_NE(answers.first, answers.second);
}

TEST(NonogramAnswers, WhereThereIsNoneItIsSaidWhy) {
  const auto answers = all_found(drawn("width 2\nheight 2\nrows\n2\n2\ncolumns\n2\n1\n"));
  EXPECT_TRUE(answers.impossible());
  EXPECT_FALSE(answers.unique());
  EXPECT_EQ(answers.why_none, "the rows have 4 cells of black, the columns 3");
}

TEST(NonogramAnswers, ARunThatWasCutSettlesNothing) {
  Context context({.limits = {.nodes = 0}});
  const auto answers = find_answers(puzzle_of_drawing("#.\n.#\n"), context);
  EXPECT_FALSE(answers.unique());
  EXPECT_FALSE(answers.impossible());
}

RC_GTEST_PROP(NonogramAnswers, CountToTwoAsTryingDoes, ()) {
  const auto puzzle = any_with_a_misprint();
  const auto expected = answers_by_trying(puzzle, 1000);
  const auto answers = all_found(puzzle);
  RC_ASSERT(answers.settled);
  RC_ASSERT(answers.impossible() == expected.empty());
  RC_ASSERT(answers.unique() == (expected.size() == 1));
  RC_ASSERT(answers.why_none.empty() != expected.empty());
  for (const auto& each : {answers.first, answers.second}) {
    if (each) RC_ASSERT(std::ranges::find(expected, *each) != expected.end());
  }
  RC_ASSERT(!answers.second || answers.second != answers.first);
}

RC_GTEST_PROP(NonogramAnswers, CutAnywhereTheySettleOnlyWhatIsSo, ()) {
  const auto puzzle = any_with_a_misprint();
  const auto expected = answers_by_trying(puzzle);
  Context context({.limits = {.nodes = *rc::gen::inRange<std::uint64_t>(0, 12)}});
  const auto answers = find_answers(puzzle, context);
  if (answers.impossible()) RC_ASSERT(expected.empty());
  if (answers.unique()) RC_ASSERT(expected.size() == 1U);
  if (answers.first) RC_ASSERT(check(puzzle, *answers.first, Extent::whole).empty());
  if (answers.second) RC_ASSERT(check(puzzle, *answers.second, Extent::whole).empty());
}

RC_GTEST_PROP(NonogramAnswers, FromAPositionAreThoseThatGoOnFromIt, ()) {
  const auto known = *any_known({.most_rows = 4, .most_cols = 4, .most_colours = 2});
  auto position = known.answer;
  for_each_cell(known.puzzle.size(), [&](Cell cell) {
    if (*rc::gen::inRange(0, 3) > 0) position.cells[cell] = kUndecided;
  });
  std::vector<Painting> expected;
  for (const auto& answer : answers_by_trying(known.puzzle, 1000)) {
    bool goes_on = true;
    for_each_cell(known.puzzle.size(), [&](Cell cell) {
      const auto colour = position.cells[cell];
      goes_on = goes_on && (colour == kUndecided || colour == answer.cells[cell]);
    });
    if (goes_on) expected.push_back(answer);
  }
  const auto answers = all_found(from_position(known.puzzle, position));
  RC_ASSERT(answers.settled);
  RC_ASSERT(answers.unique() == (expected.size() == 1));
  RC_ASSERT(answers.first && std::ranges::find(expected, *answers.first) != expected.end());
}

TEST(NonogramAnswers, APositionLeavesWhatTheFileSaysOfOtherCells) {
  auto puzzle = puzzle_of_drawing("#.\n.#\n");
  puzzle.saved = Grid<ColourSet>(puzzle.size(), 0b11);
  puzzle.saved[at(1, 1)] = 0b10;
  const auto started = from_position(puzzle, painted("#?\n??\n"));
  EXPECT_EQ(started.saved[at(0, 0)], 0b10U);
  EXPECT_EQ(started.saved[at(0, 1)], 0b11U);
  EXPECT_EQ(started.saved[at(1, 1)], 0b10U);
}

}  // namespace
}  // namespace quadrille::nonogram
