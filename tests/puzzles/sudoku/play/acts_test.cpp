#include <gtest/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"

namespace quadrille::sudoku {
namespace {

TEST(SudokuFill, IsFinishedOnceEveryCellHasADigitRightOrNot) {
  EXPECT_EQ(finished(small(), blank(small())), std::nullopt);
  EXPECT_EQ(finished(small(), filled("1234\n3412\n2143\n432.\n")), std::nullopt);
  EXPECT_EQ(finished(small(), small_answer()), small_answer());
  const auto wrong = filled("1234\n3412\n2143\n4322\n");
  EXPECT_EQ(finished(small(), wrong), wrong);
}

TEST(SudokuActs, AGivenDigitIsNotThePlayers) {
  const auto start = blank(small());
  EXPECT_EQ(set_cell(small(), start, {at(0, 0), U'1', U'2'}).error().message,
            "the digit at row 1, column 1 is given");
  const auto filled_in = set_cell(small(), start, {at(0, 1), U'.', U'3'}).value();
  EXPECT_EQ(filled_in.digits[at(0, 1)], 3);
  EXPECT_EQ(set_cell(small(), filled_in, {at(0, 1), U'3', U'.'}).value(), start);
  EXPECT_EQ(remaining(small(), filled_in).value().givens, filled_in.digits);
}

TEST(SudokuActs, OutsideTheSquareAndOtherSymbolsAreRefused) {
  const auto start = blank(small());
  EXPECT_EQ(set_cell(small(), start, {at(4, 0), U'.', U'1'}).error().message,
            "row 5, column 1 is outside the 4x4 square");
  EXPECT_EQ(set_cell(small(), start, {at(0, 1), U'.', U'x'}).error().message,
            "a cell is '.' or a digit from 1 to 4");
}

// Whatever is written, only that cell changes, and taking it back gives what was there.
TEST(SudokuActs, EveryOpenCellTakesEveryDigitAndGivesItBack) {
  const auto start = blank(small());
  for_each_cell(small().givens.size(), [&](Cell cell) {
    if (small().givens[cell] != 0) return;
    for (std::uint8_t digit = 1; digit <= 4; ++digit) {
      const auto now = set_cell(small(), start, {cell, U'.', symbol_of(digit)}).value();
      EXPECT_EQ(now.digits[cell], digit);
      EXPECT_EQ(count_filled(now.digits), count_filled(start.digits) + 1);
      EXPECT_EQ(set_cell(small(), now, {cell, symbol_of(digit), U'.'}).value(), start);
    }
  });
}

TEST(SudokuActs, WhatRemainsIsAPuzzleWithWhatIsWrittenGiven) {
  EXPECT_EQ(remaining(small(), blank(small())).value(), small());
  EXPECT_EQ(remaining(small(), small_answer()).value().givens, small_answer().digits);
  // A position that lacks the given digits has them all the same.
  EXPECT_EQ(remaining(small(), {Grid<std::uint8_t>({4, 4})}).value(), small());
}

}  // namespace
}  // namespace quadrille::sudoku
