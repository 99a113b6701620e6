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

}  // namespace
}  // namespace quadrille::sudoku
