#include "puzzles/sudoku/model/model.hpp"

#include <gtest/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/model/houses.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {
namespace {

TEST(SudokuSymbols, OfEveryDigitAreReadAsTheyAreWritten) {
  for (const int side : kSides) {
    for (int digit = 0; digit <= side; ++digit) {
      const auto symbol = symbol_of(static_cast<std::uint8_t>(digit));
      EXPECT_EQ(digit_of(symbol, side), static_cast<std::uint8_t>(digit)) << side;
      if (digit > 0) {
        EXPECT_EQ(digit_of(symbol, digit - 1), std::nullopt) << "beyond a smaller square";
      }
    }
  }
}

TEST(SudokuSymbols, FromTenOnAreLettersLargeOrSmall) {
  EXPECT_EQ(symbol_of(10), U'A');
  EXPECT_EQ(symbol_of(16), U'G');
  EXPECT_EQ(digit_of(U'a', 16), 10);
  EXPECT_EQ(digit_of(U'g', 16), 16);
  EXPECT_EQ(digit_of(U'H', 16), std::nullopt);
  EXPECT_EQ(digit_of(U'A', 9), std::nullopt);
}

TEST(SudokuSymbols, AnEmptyCellIsADotOrANought) {
  EXPECT_EQ(digit_of(U'.', 4), 0);
  EXPECT_EQ(digit_of(U'0', 4), 0);
  for (const Symbol other : {U' ', U'-', U'?', U'\u00E9'}) EXPECT_EQ(digit_of(other, 16), std::nullopt);
}

TEST(SudokuBoxes, AreAsWideAsTheyMustBe) {
  EXPECT_EQ(boxes_of(4), (Boxes{2, 2}));
  EXPECT_EQ(boxes_of(6), (Boxes{2, 3}));
  EXPECT_EQ(boxes_of(9), (Boxes{3, 3}));
  EXPECT_EQ(boxes_of(16), (Boxes{4, 4}));
  for (const int side : {0, 1, 5, 8, 12, 25}) EXPECT_EQ(boxes_of(side), std::nullopt) << side;
}

TEST(SudokuMark, IsADigitOfTheSquareInOneOfItsCells) {
  EXPECT_EQ(read_mark(small(), {at(0, 1), U'.', U'3'}).value(), 3);
  EXPECT_EQ(read_mark(small(), {at(0, 1), U'3', U'.'}).value(), 0);
  EXPECT_EQ(read_mark(small(), {at(0, 1), U'.', U'5'}).error().message,
            "a cell is '.' or a digit from 1 to 4");
  EXPECT_EQ(read_mark({Grid<std::uint8_t>({16, 16})}, {at(0, 1), U'.', U'Z'}).error().message,
            "a cell is '.' or a digit from 1 to G");
  EXPECT_EQ(read_mark(small(), {at(1, -1), U'.', U'1'}).error().message,
            "row 2, column 0 is outside the 4x4 square");
}

TEST(SudokuBlank, HasTheGivenDigitsAndNoOthers) {
  EXPECT_EQ(blank(small()).digits, small().givens);
  EXPECT_EQ(count_filled(blank(small()).digits), 7U);
  EXPECT_EQ(count_filled(small_answer().digits), 16U);
}

TEST(SudokuWords, HousesCountFromOne) {
  const auto& houses = houses_of(6);
  EXPECT_EQ(name_of(houses, 0), "row 1");
  EXPECT_EQ(name_of(houses, 5), "row 6");
  EXPECT_EQ(name_of(houses, 6), "column 1");
  EXPECT_EQ(name_of(houses, 17), "box 6");
}

TEST(SudokuWords, DigitsAreListedInOrder) {
  EXPECT_EQ(in_words(digit_bit(7)), "7");
  EXPECT_EQ(in_words(static_cast<Digits>(digit_bit(9) | digit_bit(7))), "7 and 9");
  EXPECT_EQ(in_words(static_cast<Digits>(digit_bit(2) | digit_bit(1) | digit_bit(12))), "1, 2 and C");
}

}  // namespace
}  // namespace quadrille::sudoku
