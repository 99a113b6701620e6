#include "puzzles/tens/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
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

TEST(TensFill, WeightsAreTheDigitsThatAreLeft) {
  const auto board = drawn("target 12\n193\n557\n");
  const auto at_first = weights(board, {});
  EXPECT_EQ(at_first.goal, 12);
  EXPECT_EQ(at_first.left[at(0, 1)], 9);
  const auto then = weights(board, {{box(0, 1, 0, 2)}});
  EXPECT_EQ(then.left[at(0, 0)], 1);
  EXPECT_EQ(then.left[at(0, 1)], 0);
  EXPECT_EQ(then.left[at(0, 2)], 0);
  EXPECT_EQ(then.left[at(1, 2)], 7);
}

TEST(TensFill, OneCanMoveUntilNoRectangleAddsUp) {
  const auto board = drawn("194\n556\n");
  EXPECT_TRUE(can_move(board, {}));
  EXPECT_TRUE(can_move(board, {{box(0, 0, 0, 1), box(0, 2, 1, 2)}}));
  EXPECT_FALSE(can_move(board, {{box(0, 0, 0, 1), box(0, 2, 1, 2), box(1, 0, 1, 1)}}));
  EXPECT_FALSE(can_move(drawn("11\n11\n"), {}));
  EXPECT_FALSE(can_move(board, {{box(1, 0, 1, 2)}})) << "a move that cannot be played";
}

// Whatever was played, the referee's slow search says the same.
RC_GTEST_PROP(TensFill, AMoveIsLeftWhereTheRefereeFindsOne, ()) {
  auto left = *mixed_board({5, 7}, 15);
  const auto board = left;
  Plan position;
  const int moves = *rc::gen::inRange(0, 6);
  for (int i = 0; i < moves && any_move_left(left); ++i) {
    const auto move = rc::gen::elementOf(moves_by_trying(left));
    position.moves.push_back((*move).box);
    left = *played(left, position.moves.back());
  }
  RC_ASSERT(can_move(board, position) == any_move_left(left));
  const auto weighed = weights(board, position);
  RC_ASSERT(weighed.goal == board.target);
  for_each_cell(left.digits.size(), [&](Cell cell) { RC_ASSERT(weighed.left[cell] == left.digits[cell]); });
}

}  // namespace
}  // namespace quadrille::tens
