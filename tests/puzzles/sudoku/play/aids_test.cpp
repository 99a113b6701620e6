#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"

namespace quadrille::sudoku {
namespace {

using Lines = std::vector<std::string>;

TEST(SudokuAids, ACandidateIsNotSeenInRowColumnOrBox) {
  const auto open = candidates(small(), blank(small()));
  EXPECT_EQ(open[at(0, 0)], U"");
  EXPECT_EQ(open[at(0, 1)], U"2");
  EXPECT_EQ(open[at(0, 2)], U"3");
  EXPECT_EQ(open[at(3, 2)], U"12");
}

TEST(SudokuAids, WhatIsWrittenIsNoLongerACandidate) {
  const auto open = candidates(small(), filled("1..4\n.4.2\n2.4.\n.31.\n"));
  EXPECT_EQ(open[at(3, 2)], U"");
  EXPECT_EQ(open[at(3, 3)], U"");
}

TEST(SudokuAids, ARemarkSaysWhatAHouseLacks) {
  EXPECT_EQ(remarks(small(), blank(small()), at(3, 2)),
            (Lines{"row 4 lacks 1, 2 and 4", "column 3 lacks 1, 2 and 3", "box 4 lacks 1, 2 and 3"}));
  EXPECT_EQ(remarks(small(), filled("1234\n.4.2\n2.4.\n.3..\n"), at(0, 1)),
            (Lines{"row 1 has every digit", "column 2 lacks 1", "box 1 lacks 3"}));
}

TEST(SudokuAids, AboveNineDigitsAreLetters) {
  const Puzzle puzzle{Grid<std::uint8_t>({16, 16})};
  EXPECT_EQ(candidates(puzzle, blank(puzzle))[at(15, 15)], U"123456789ABCDEFG");
}

// Any digits, right or wrong, against looking at every cell of the board.
RC_GTEST_PROP(SudokuAids, CandidatesAreTheDigitsThatNoneOfTheOthersHas, ()) {
  const int side = *rc::gen::elementOf(kSides);
  const auto boxes = *boxes_of(side);
  const Puzzle puzzle{Grid<std::uint8_t>({side, side})};
  Filling position{puzzle.givens};
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for_each_cell(position.digits.size(), [&](Cell cell) {
    if (random.below(3) == 0) position.digits[cell] = static_cast<std::uint8_t>(random.between(1, side));
  });
  const auto box_of = [&](Cell cell) {
    return std::pair(cell.row.value / boxes.rows, cell.col.value / boxes.cols);
  };
  const auto open = candidates(puzzle, position);
  for_each_cell(position.digits.size(), [&](Cell cell) {
    std::u32string expected;
    for (int digit = 1; digit <= side && position.digits[cell] == 0; ++digit) {
      bool seen = false;
      for_each_cell(position.digits.size(), [&](Cell other) {
        const bool together = other.row == cell.row || other.col == cell.col || box_of(other) == box_of(cell);
        seen = seen || (together && position.digits[other] == digit);
      });
      if (!seen) expected += symbol_of(static_cast<std::uint8_t>(digit));
    }
    RC_ASSERT(open[cell] == expected);
  });
}

}  // namespace
}  // namespace quadrille::sudoku
