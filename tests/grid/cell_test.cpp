#include "grid/cell.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <type_traits>
#include <unordered_set>
#include <vector>

namespace quadrille {
namespace {

std::vector<Cell> neighbours(Size size, Cell cell) {
  std::vector<Cell> found;
  for_each_neighbour(size, cell, [&](Cell next) { found.push_back(next); });
  return found;
}

TEST(Cell, RowsAndColumnsCannotBeSwapped) {
  static_assert(!std::is_convertible_v<Row, Col>);
  static_assert(!std::is_constructible_v<Cell, Col, Row>);
  EXPECT_EQ(at(2, 5), (Cell{Row{2}, Col{5}}));
}

TEST(Cell, CellsAreOrderedRowByRow) {
  EXPECT_LT(at(0, 9), at(1, 0));
  EXPECT_LT(at(1, 0), at(1, 1));
  EXPECT_LT(at(-1, 0), at(0, -5));
}

TEST(Size, CountsCellsBeyondTheRangeOfAnInt) { EXPECT_EQ((Size{100'000, 100'000}).cells(), 10'000'000'000U); }

TEST(Size, ContainsItsOwnCellsOnly) {
  const Size size{2, 3};
  EXPECT_TRUE(size.contains(at(0, 0)));
  EXPECT_TRUE(size.contains(at(1, 2)));
  EXPECT_FALSE(size.contains(at(2, 0)));
  EXPECT_FALSE(size.contains(at(0, 3)));
  EXPECT_FALSE(size.contains(at(-1, 0)));
  EXPECT_FALSE(size.contains(at(0, -1)));
  EXPECT_FALSE((Size{0, 0}).contains(at(0, 0)));
}

TEST(Neighbours, AreEightInsideFiveAtAnEdgeAndThreeInACorner) {
  const Size size{3, 4};
  EXPECT_EQ(neighbours(size, at(1, 1)).size(), 8U);
  EXPECT_EQ(neighbours(size, at(0, 2)).size(), 5U);
  EXPECT_EQ(neighbours(size, at(2, 3)), (std::vector{at(1, 2), at(1, 3), at(2, 2)}));
  EXPECT_TRUE(neighbours({1, 1}, at(0, 0)).empty());
}

RC_GTEST_PROP(Neighbours, AreMutual, ()) {
  const Size size{*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6)};
  const auto cell = at(*rc::gen::inRange(0, size.rows), *rc::gen::inRange(0, size.cols));
  for (const auto next : neighbours(size, cell)) {
    RC_ASSERT(size.contains(next));
    RC_ASSERT(std::ranges::count(neighbours(size, next), cell) == 1);
  }
}

TEST(CellHash, KeepsTheCellsOfABoardApart) {
  std::unordered_set<std::size_t> hashes;
  for (int row = -50; row < 50; ++row) {
    for (int col = -50; col < 50; ++col) hashes.insert(std::hash<Cell>{}(at(row, col)));
  }
  EXPECT_EQ(hashes.size(), 10'000U);
}

}  // namespace
}  // namespace quadrille
