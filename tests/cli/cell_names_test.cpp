#include "cli/cell_names.hpp"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

TEST(NamedCells, ARectangleIsNamedByItsSides) {
  EXPECT_EQ(named_cells({at(2, 3)}, 0), "row 2, column 3");
  EXPECT_EQ(named_cells({at(2, 3), at(2, 4), at(2, 5)}, 0), "row 2, columns 3 to 5");
  EXPECT_EQ(named_cells({at(0, 1), at(0, 2), at(1, 1), at(1, 2)}, 1), "rows 1 to 2, columns 2 to 3");
}

TEST(NamedCells, WhatIsNotARectangleIsNotNamedAsOne) {
  EXPECT_EQ(named_cells({at(0, 0), at(2, 2)}, 0), "row 0, column 0; row 2, column 2");
  EXPECT_EQ(named_cells({at(0, 0), at(0, 2), at(1, 0)}, 0), "rows 0 to 1, column 0; row 0, column 2");
}

TEST(NamedCells, TheOrderAndRepetitionsDoNotMatter) {
  EXPECT_EQ(named_cells({at(1, 1), at(0, 0), at(1, 0), at(0, 1), at(0, 0)}, 0),
            "rows 0 to 1, columns 0 to 1");
}

TEST(NamedCells, AfterTwentyTheRestIsCounted) {
  std::vector<Cell> cells;
  for (int i = 0; i < 25; ++i) cells.push_back(at(2 * i, 0));
  const auto names = named_cells(cells, 0);
  EXPECT_TRUE(names.ends_with("; row 38, column 0; 5 more")) << names;
}

}  // namespace
}  // namespace quadrille::cli
