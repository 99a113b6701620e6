#include "puzzles/nonogram/teach/wording.hpp"

#include <gtest/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

constexpr LineRef kSomeRow{.in_row = true, .number = 4};
constexpr LineRef kSomeColumn{.in_row = false, .number = 4};

TEST(NonogramWording, PlacesOfARowAreColumnsAndOfAColumnRows) {
  EXPECT_EQ(places(kSomeRow, {3}), "column 4");
  EXPECT_EQ(places(kSomeColumn, {3}), "row 4");
}

TEST(NonogramWording, ThreePlacesInARowAreARangeAndTwoAreNot) {
  EXPECT_EQ(places(kSomeRow, {3, 4}), "columns 4 and 5");
  EXPECT_EQ(places(kSomeRow, {3, 4, 5}), "columns 4 to 6");
  EXPECT_EQ(places(kSomeRow, {1, 3, 5, 6, 7}), "columns 2, 4 and 6 to 8");
  EXPECT_EQ(places(kSomeRow, {0, 1, 2, 9}), "columns 1 to 3 and 10");
}

TEST(NonogramWording, PlacesAreSaidInTheirOrder) {
  EXPECT_EQ(places(kSomeColumn, {7, 1, 6, 5}), "rows 2 and 6 to 8");
}

TEST(NonogramWording, APlaceOfALineIsACell) {
  EXPECT_EQ(cell_of(kSomeRow, 7), at(4, 7));
  EXPECT_EQ(cell_of(kSomeColumn, 7), at(7, 4));
}

TEST(NonogramWording, ThePaperIsEmptyAndAnInkHasItsName) {
  const auto puzzle = puzzle_of_drawing("#r\n", 2);
  EXPECT_EQ(colour_in_words(kPaper, puzzle), "empty");
  EXPECT_EQ(colour_in_words(2, puzzle), "red");
}

}  // namespace
}  // namespace quadrille::nonogram
