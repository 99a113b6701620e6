#include "puzzles/tens/rules.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/model/answer.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::tens {
namespace {

using Mistakes = std::vector<Objection>;

// The first move of two on this board.
Mistakes wrong(const Claims& claims) {
  return check(drawn("19\n55\n"), {{box(0, 0, 0, 1)}, claims}, Extent::whole);
}

TEST(TensClaims, WhatIsTrueIsRight) {
  EXPECT_EQ(wrong({}), Mistakes{});
  EXPECT_EQ(wrong({.cleared = 2, .total = 4, .bound = 4, .complete = false, .optimal = false}), Mistakes{});
}

TEST(TensClaims, CountsAreCountedAgain) {
  EXPECT_EQ(wrong({.cleared = 3}), (Mistakes{{"the answer claims to clear 3 cells, but its moves clear 2"}}));
  EXPECT_EQ(wrong({.total = 1}), (Mistakes{{"the answer claims that the board has 1 cell, but it has 4"}}));
}

TEST(TensClaims, CompleteIsAnAnswerThatNoMoveIsLeftFor) {
  EXPECT_EQ(wrong({.complete = true}),
            (Mistakes{{"the answer claims to be complete, but the move at row 2, columns 1 and 2 is left",
                       {at(1, 0), at(1, 1)}}}));
  EXPECT_EQ(check(drawn("19\n"), {{box(0, 0, 0, 1)}, {.complete = false}}, Extent::whole),
            (Mistakes{{"the answer claims not to be complete, but no move is left"}}));
  EXPECT_EQ(check(drawn("99\n"), {{}, {.complete = true}}, Extent::whole), Mistakes{});
}

TEST(TensClaims, ABoundThatTheMovesPassIsNone) {
  EXPECT_EQ(wrong({.bound = 1}),
            (Mistakes{{"the answer claims that no play clears more than 1 cell, but its moves clear 2"}}));
  EXPECT_EQ(wrong({.bound = 3}),
            (Mistakes{{"the answer claims that no play clears more than 3 cells, but "
                       "with the move at row 2, columns 1 and 2, which is left, it clears 4",
                       {at(1, 0), at(1, 1)}}}));
}

TEST(TensClaims, TheBestLeavesNoMove) {
  EXPECT_EQ(wrong({.optimal = true}),
            (Mistakes{{"the answer claims to be the best, but the move at row 2, columns 1 and 2 is left",
                       {at(1, 0), at(1, 1)}}}));
}

TEST(TensClaims, APositionIsNotHeldToThem) {
  EXPECT_EQ(check(drawn("19\n55\n"), {{}, {.cleared = 4, .complete = true}}, Extent::so_far), Mistakes{});
}

TEST(TensClaims, AreNotLookedAtWhereAMoveIsWrong) {
  const auto mistakes = check(drawn("19\n55\n"), {{box(0, 0, 1, 1)}, {.cleared = 9}}, Extent::whole);
  ASSERT_EQ(mistakes.size(), 1U);
  EXPECT_EQ(mistakes.front().reason, "move 1 sums to 20, not 10");
}

TEST(TensClaims, WithoutTimeNobodyKnowsWhetherAMoveIsLeft) {
  ManualClock clock(std::chrono::milliseconds(1));
  Context context({.limits = {.time = std::chrono::milliseconds(0)}, .clock = &clock});
  const auto ruling = check(drawn("99\n"), {{}, {.complete = true}}, Extent::whole, context);
  EXPECT_EQ(ruling.mistakes, Mistakes{});
  EXPECT_TRUE(ruling.cut);
}

RC_GTEST_PROP(TensReferee, FindsAMoveIfAndOnlyIfThereIsOne, ()) {
  const auto board = *mixed_board({6, 6}, 20);
  Context context({});
  const auto move = some_move(board, context);
  RC_ASSERT(move.has_value() == !moves_by_trying(board).empty());
  if (move) RC_ASSERT(played(board, *move).has_value());
}

RC_GTEST_PROP(TensClaims, WhatARecordClaimsOfItsMovesIsTrue, ()) {
  const auto board = *mixed_board({5, 5}, 20);
  Plan plan;
  for (auto left = board;; left = *played(left, plan.moves.back())) {
    const auto moves = moves_by_trying(left);
    if (moves.empty() || *rc::gen::inRange(0, 5) == 0) break;
    plan.moves.push_back((*rc::gen::elementOf(moves)).box);
  }
  const Found<Plan> found{.answer = plan, .complete = !any_move_left(after(board, plan))};
  RC_ASSERT(check(board, read_record(board, record(board, found).expanded()).value(), Extent::whole).empty());
}

}  // namespace
}  // namespace quadrille::tens
