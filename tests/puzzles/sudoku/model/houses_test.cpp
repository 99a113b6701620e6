#include "puzzles/sudoku/model/houses.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

class EverySide : public testing::TestWithParam<int> {};

// The box of a cell, counted row by row, from the size of the boxes alone.
int box_of(int side, int cell) {
  const auto boxes = *boxes_of(side);
  const int row = cell / side / boxes.rows;
  const int col = cell % side / boxes.cols;
  return row * (side / boxes.cols) + col;
}

TEST_P(EverySide, EveryHouseHasAsManyCellsAsThereAreDigits) {
  const auto& houses = houses_of(GetParam());
  EXPECT_EQ(houses.boxes.side(), GetParam());
  ASSERT_EQ(houses.cells.size(), static_cast<std::size_t>(3 * GetParam()));
  for (const auto& house : houses.cells)
    EXPECT_EQ(std::set(house.begin(), house.end()).size(), static_cast<std::size_t>(GetParam()));
}

TEST_P(EverySide, ACellLiesInItsRowItsColumnAndItsBox) {
  const int side = GetParam();
  const auto& houses = houses_of(side);
  for (int cell = 0; cell < side * side; ++cell) {
    const auto [row, column, box] = houses.of[static_cast<std::size_t>(cell)];
    EXPECT_EQ(row, cell / side);
    EXPECT_EQ(column, side + cell % side);
    EXPECT_EQ(box, 2 * side + box_of(side, cell));
    EXPECT_EQ(houses.kind(row), HouseKind::row);
    EXPECT_EQ(houses.kind(column), HouseKind::column);
    EXPECT_EQ(houses.kind(box), HouseKind::box);
    for (const int house : {int{row}, int{column}, int{box}})
      EXPECT_EQ(std::ranges::count(houses.cells[static_cast<std::size_t>(house)], cell), 1);
    EXPECT_EQ(houses.cell(cell), at(cell / side, cell % side));
  }
}

TEST_P(EverySide, PeersAreThoseInTheSameRowColumnOrBox) {
  const int side = GetParam();
  const auto& houses = houses_of(side);
  for (int cell = 0; cell < side * side; ++cell) {
    std::vector<std::uint16_t> peers;
    for (int other = 0; other < side * side; ++other) {
      const bool sees = cell / side == other / side || cell % side == other % side ||
                        box_of(side, cell) == box_of(side, other);
      EXPECT_EQ(houses.sees(cell, other), sees);
      if (sees && other != cell) peers.push_back(static_cast<std::uint16_t>(other));
    }
    EXPECT_EQ(houses.peers[static_cast<std::size_t>(cell)], peers);
  }
}

INSTANTIATE_TEST_SUITE_P(Sudoku, EverySide, testing::ValuesIn(kSides),
                         [](const auto& side) { return "Of" + std::to_string(side.param); });

TEST(SudokuHouses, AreMadeOnce) { EXPECT_EQ(&houses_of(9), &houses_of(9)); }

TEST(SudokuDigits, ASetOfThemIsBits) {
  EXPECT_EQ(digit_bit(1), 1);
  EXPECT_EQ(digit_bit(16), 0x8000);
  EXPECT_EQ(all_digits(9), 0x1FF);
  EXPECT_EQ(all_digits(16), 0xFFFF);
  EXPECT_EQ(count(all_digits(6)), 6);
  for (int digit = 1; digit <= kLongestSide; ++digit) {
    EXPECT_TRUE(is_single(digit_bit(digit)));
    EXPECT_EQ(only_digit(digit_bit(digit)), digit);
  }
  EXPECT_FALSE(is_single(Digits{0}));
  EXPECT_FALSE(is_single(Digits{3}));
}

}  // namespace
}  // namespace quadrille::sudoku
