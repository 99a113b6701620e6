#include "puzzles/nonogram/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

std::string fault(const Puzzle& puzzle, const Mark& change) {
  const auto done = set_cell(puzzle, blank(puzzle), change);
  return done ? "no fault" : done.error().message;
}

TEST(NonogramFill, ACellIsPaintedAndTakenBack) {
  const auto puzzle = puzzle_of_drawing("#.#\n...\n");
  const auto one = set_cell(puzzle, blank(puzzle), Mark{at(0, 2), U'?', U'#'}).value();
  EXPECT_EQ(one, painted("??#\n???\n"));
  EXPECT_EQ(set_cell(puzzle, one, Mark{at(1, 0), U'?', U'.'}), painted("??#\n.??\n"));
  EXPECT_EQ(set_cell(puzzle, one, Mark{at(0, 2), U'#', U'?'}), blank(puzzle));
}

TEST(NonogramFill, ColoursAreNamedByTheirSymbols) {
  const auto puzzle = puzzle_of_drawing("#r\n", 2);
  EXPECT_EQ(set_cell(puzzle, blank(puzzle), Mark{at(0, 1), U'?', U'r'}), painted("?r\n", 2));
}

TEST(NonogramFill, OnlyThePlayersOwnCellsArePainted) {
  auto puzzle = puzzle_of_drawing("#.#\n...\n");
  EXPECT_EQ(fault(puzzle, {at(2, 0), U'?', U'#'}), "row 3, column 1 is outside the 2x3 grid");
  EXPECT_EQ(fault(puzzle, {at(0, 0), U'?', U'x'}), "a cell is '.', '?' or the symbol of a colour");
  EXPECT_EQ(fault(puzzle, {at(0, 0), U'?', U'ä'}), "a cell is '.', '?' or the symbol of a colour");
  puzzle = remaining(puzzle, painted("#??\n???\n")).value();
  EXPECT_EQ(fault(puzzle, {at(0, 0), U'#', U'.'}), "the cell in row 1, column 1 is given");
  EXPECT_EQ(fault(puzzle, {at(0, 1), U'?', U'.'}), "no fault");
}

TEST(NonogramFill, WhatIsPaintedIsKnownInTheRest) {
  const auto puzzle = puzzle_of_drawing("#.#\n...\n");
  EXPECT_EQ(blank(remaining(puzzle, painted("#.?\n???\n")).value()), painted("#.?\n???\n"));
}

TEST(NonogramFill, IsFinishedWhenTheBlocksArePaintedMarkedOrNotWhatIsBetween) {
  const auto puzzle = puzzle_of_drawing("#.#\n.#.\n");
  EXPECT_EQ(finished(puzzle, blank(puzzle)), std::nullopt);
  EXPECT_EQ(finished(puzzle, painted("#?#\n???\n")), std::nullopt);
  EXPECT_EQ(finished(puzzle, painted("#?#\n?#?\n")), painted("#.#\n.#.\n"));
  EXPECT_EQ(finished(puzzle, painted("#.#\n?#?\n")), painted("#.#\n.#.\n"));
}

TEST(NonogramFill, IsFinishedWhenEveryCellIsDecidedRightOrNot) {
  const auto puzzle = puzzle_of_drawing("#.#\n.#.\n");
  EXPECT_EQ(finished(puzzle, painted("###\n...\n")), painted("###\n...\n"));
  EXPECT_EQ(finished(puzzle, painted("###\n??.\n")), std::nullopt);
}

TEST(NonogramFill, AColourTooManyIsNotFinished) {
  const auto puzzle = puzzle_of_drawing("#r.\n", 2);
  EXPECT_EQ(finished(puzzle, painted("#r?\n", 2)), painted("#r.\n", 2));
  EXPECT_EQ(finished(puzzle, painted("##?\n", 2)), std::nullopt);
}

RC_GTEST_PROP(NonogramFill, AnAnswerWithSomeGapsUnmarkedIsTheAnswer, ()) {
  const auto known = *any_known();
  auto position = known.answer;
  for_each_cell(position.cells.size(), [&](Cell cell) {
    if (position.cells[cell] == kPaper && *rc::gen::arbitrary<bool>()) position.cells[cell] = kUndecided;
  });
  RC_ASSERT(finished(known.puzzle, position) == known.answer);
}

}  // namespace
}  // namespace quadrille::nonogram
