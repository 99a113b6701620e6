#include "puzzles/kakuro/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

std::string fault(const Puzzle& puzzle, const Mark& change) {
  const auto done = set_cell(puzzle, blank(puzzle), change);
  return done ? "no fault" : done.error().message;
}

TEST(KakuroFill, ADigitIsWrittenAndRubbedOut) {
  const auto one = set_cell(square(), blank(square()), Mark{at(2, 1), U'.', U'3'}).value();
  EXPECT_EQ(one, filled("..3."));
  EXPECT_EQ(set_cell(square(), one, Mark{at(2, 1), U'3', U'8'}), filled("..8."));
  EXPECT_EQ(set_cell(square(), one, Mark{at(2, 1), U'3', U'.'}), blank(square()));
}

TEST(KakuroFill, OnlyThePlayersOwnCellsAreFilled) {
  EXPECT_EQ(fault(square(), {at(0, 1), U'X', U'1'}), "row 1, column 2 is not a white cell");
  EXPECT_EQ(fault(square(), {at(3, 3), U'.', U'1'}), "row 4, column 4 is not a white cell");
  EXPECT_EQ(fault(square(), {at(1, 1), U'.', U'0'}), "a cell is a digit from 1 to 9 or '.'");
  EXPECT_EQ(fault(drawn("1 3\nA3 1 .\n"), {at(0, 1), U'1', U'2'}), "the digit in row 1, column 2 is given");
}

TEST(KakuroFill, WhatIsFilledInIsGivenInTheRest) {
  EXPECT_EQ(remaining(square(), filled("1..4")), drawn("3 3\nX D4 D6\nA3 1 .\nA7 . 4\n"));
  EXPECT_EQ(remaining(square(), blank(square())), square());
}

TEST(KakuroFill, IsFinishedOnceEveryCellHasADigitRightOrNot) {
  EXPECT_EQ(finished(square(), blank(square())), std::nullopt);
  EXPECT_EQ(finished(square(), filled("123.")), std::nullopt);
  EXPECT_EQ(finished(square(), filled("1234")), filled("1234"));
  EXPECT_EQ(finished(square(), filled("9999")), filled("9999"));
}

}  // namespace
}  // namespace quadrille::kakuro
