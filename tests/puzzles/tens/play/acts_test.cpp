#include "puzzles/tens/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

TEST(TensFill, ARectangleIsTakenByAnyTwoOfItsCorners) {
  const auto board = drawn("194\n556\n");
  const Plan plan{{box(0, 0, 0, 1)}};
  EXPECT_EQ(play_move(board, {}, at(0, 0), at(0, 1)), plan);
  EXPECT_EQ(play_move(board, {}, at(0, 1), at(0, 0)), plan);
  EXPECT_EQ(play_move(board, plan, at(1, 2), at(0, 2)), (Plan{{box(0, 0, 0, 1), box(0, 2, 1, 2)}}));
}

TEST(TensFill, WhatCannotBePlayedIsNotTaken) {
  const auto board = drawn("194\n556\n");
  EXPECT_EQ(play_move(board, {}, at(1, 0), at(1, 2)).error().message, "the box sums to 16, not 10");
  EXPECT_FALSE(play_move(board, {}, at(0, 0), at(0, 3)));
  EXPECT_FALSE(play_move(board, {}, at(-1, 0), at(0, 1)));
  // The same cells cannot be taken twice.
  EXPECT_EQ(play_move(board, {{box(0, 0, 0, 1)}}, at(0, 0), at(0, 1)).error().message,
            "the box sums to 0, not 10");
}

TEST(TensFill, TheRestIsTheBoardAfterTheMoves) {
  const auto board = drawn("target 10\n194\n556\n");
  EXPECT_EQ(remaining(board, {}), board);
  EXPECT_EQ(remaining(board, {{box(0, 0, 0, 1)}}), drawn("..4\n556\n"));
  const auto wrong = remaining(board, {{box(0, 0, 0, 1), box(0, 0, 0, 1)}});
  EXPECT_EQ(wrong.error().message, "move 2: the box sums to 0, not 10");
  EXPECT_EQ(wrong.error().line, 2);
}

TEST(TensFill, TheRestIsPlayedAfterThePosition) {
  EXPECT_EQ(append({{box(0, 0, 0, 1)}}, {{box(1, 0, 1, 1)}}), (Plan{{box(0, 0, 0, 1), box(1, 0, 1, 1)}}));
}

TEST(TensFill, WhatWasClaimedOfAPositionIsNotClaimedOfMoreMoves) {
  const Plan claimed{{box(0, 0, 0, 1)}, {.cleared = 2, .complete = false}};
  EXPECT_EQ(play_move(drawn("19\n55\n"), claimed, at(1, 0), at(1, 1))->claims, Claims{});
  EXPECT_EQ(append(claimed, {{box(1, 0, 1, 1)}}).claims, Claims{});
}

}  // namespace
}  // namespace quadrille::tens
