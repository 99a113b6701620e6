#include "puzzles/tens/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

TEST(TensEdit, SetsOneCell) {
  const auto board = drawn("target 12\n12\n34\n");
  EXPECT_EQ(edit(board, Mark{at(1, 0), U'3', U'9'}), drawn("target 12\n12\n94\n"));
  EXPECT_EQ(edit(board, Mark{at(0, 1), U'2', U'.'}), drawn("target 12\n1.\n34\n"));
  EXPECT_EQ(edit(board, Mark{at(0, 1), U'2', U'0'}), drawn("target 12\n1.\n34\n"));
}

TEST(TensEdit, RefusesWhatABoardDoesNotHave) {
  const auto board = drawn("12\n34\n");
  EXPECT_EQ(edit(board, Mark{at(2, 0), U'.', U'1'}).error().message,
            "row 3, column 1 is outside the 2x2 board");
  EXPECT_EQ(edit(board, Mark{at(0, -1), U'.', U'1'}).error().message,
            "row 1, column 0 is outside the 2x2 board");
  EXPECT_EQ(edit(board, Mark{at(0, 0), U'1', U'x'}).error().message,
            "a cell holds a digit from 1 to 9 or '.'");
  EXPECT_EQ(edit(board, Field{"row 0", "row 1", "2 1"}).error().message, "a board of tens has no clue lines");
}

TEST(TensEdit, WhatIsSetIsSetAndNothingElse) {
  const auto board = drawn("target 12\n123\n456\n");
  for_each_cell(board.digits.size(), [&](Cell cell) {
    const auto changed = edit(board, Mark{cell, symbol_of(board.digits[cell]), U'7'}).value();
    EXPECT_EQ(changed.target, 12);
    for_each_cell(board.digits.size(), [&](Cell other) {
      EXPECT_EQ(changed.digits[other], other == cell ? 7 : board.digits[other]);
    });
  });
}

TEST(TensSheet, IsEmptyAndOfTheUsualTarget) {
  EXPECT_EQ(blank_sheet({2, 3}).value(), drawn("...\n...\n"));
  EXPECT_EQ(blank_sheet({1, 1}).value().target, kDefaultTarget);
}

TEST(TensSheet, HasRowsAndColumnsAndNotTooManyOfThem) {
  EXPECT_EQ(blank_sheet({0, 3}).error().message, "a board has 1 to 2000 rows and columns, not 0x3");
  EXPECT_FALSE(blank_sheet({3, -1}));
  EXPECT_FALSE(blank_sheet({kLongestSide + 1, 3}));
  EXPECT_TRUE(blank_sheet({kLongestSide, 1}));
}

}  // namespace
}  // namespace quadrille::tens
