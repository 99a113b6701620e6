#include "grid/grid.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille {
namespace {

TEST(Grid, IsFilledWithTheGivenValue) {
  const Grid<int> grid({2, 3}, 7);
  EXPECT_EQ(grid.rows(), 2);
  EXPECT_EQ(grid.cols(), 3);
  EXPECT_EQ(std::vector(grid.values().begin(), grid.values().end()), (std::vector{7, 7, 7, 7, 7, 7}));
}

TEST(Grid, StoresRowByRow) {
  Grid<int> grid({2, 3});
  grid[at(0, 2)] = 1;
  grid[at(1, 0)] = 2;
  EXPECT_EQ(std::vector(grid.values().begin(), grid.values().end()), (std::vector{0, 0, 1, 2, 0, 0}));
}

TEST(Grid, ARowIsAViewThatWritesThrough) {
  Grid<int> grid({2, 2});
  for (int& value : grid.row(Row{1})) value = 5;
  EXPECT_EQ(grid[at(0, 1)], 0);
  EXPECT_EQ(grid[at(1, 0)], 5);
  EXPECT_EQ(grid[at(1, 1)], 5);
}

TEST(Grid, RowsOfABoardWithoutColumnsAreEmpty) {
  const Grid<int> grid({3, 0});
  EXPECT_TRUE(grid.row(Row{2}).empty());
  EXPECT_TRUE(grid.values().empty());
}

TEST(Grid, EqualityLooksAtShapeAndValues) {
  EXPECT_EQ((Grid<int>({2, 3}, 1)), (Grid<int>({2, 3}, 1)));
  EXPECT_NE((Grid<int>({2, 3}, 1)), (Grid<int>({3, 2}, 1)));
  EXPECT_NE((Grid<int>({2, 3}, 1)), (Grid<int>({2, 3}, 2)));
}

TEST(Grid, CellsAreVisitedOnceInReadingOrder) {
  std::vector<Cell> visited;
  for_each_cell({2, 2}, [&](Cell cell) { visited.push_back(cell); });
  EXPECT_EQ(visited, (std::vector{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}));
}

}  // namespace
}  // namespace quadrille
