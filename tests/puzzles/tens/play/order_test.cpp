#include "puzzles/tens/play/order.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/search/greedy_play.hpp"

namespace quadrille::tens {
namespace {

RC_GTEST_PROP(TensOrder, PlaysTheSameMovesToTheSameEnd, ()) {
  const auto board = *mixed_board({10, 14}, 15);
  Context context({});
  const auto plan = play_greedily(board, *rc::gen::element(Prefer::most, Prefer::fewest), context).plan;
  for (const auto order : {Order::plan, Order::cells, Order::drag}) {
    auto arranged = ordered(board, plan, order);
    RC_ASSERT(cleared_by(board, arranged) == cleared_by(board, plan));
    auto expected = plan.moves;
    std::ranges::sort(expected);
    std::ranges::sort(arranged.moves);
    RC_ASSERT(arranged.moves == expected);
  }
}

TEST(TensOrder, PlaysMostCellsFirst) {
  const auto board = drawn("1 9 . 2 3 5\n. . . . . .\n4 1 1 1 1 2\n");
  const Plan plan{{box(0, 0, 0, 1), box(0, 3, 0, 5), box(2, 0, 2, 5)}};
  EXPECT_EQ(ordered(board, plan, Order::cells).moves,
            (std::vector{box(2, 0, 2, 5), box(0, 3, 0, 5), box(0, 0, 0, 1)}));
}

TEST(TensOrder, PlaysShortDragsFirst) {
  const auto board = drawn("1 . . . . 9\n. . . . . .\n. . 5 5 . .\n");
  const Plan plan{{box(0, 0, 0, 5), box(2, 2, 2, 3)}};
  EXPECT_EQ(ordered(board, plan, Order::drag).moves, (std::vector{box(2, 2, 2, 3), box(0, 0, 0, 5)}));
}

TEST(TensOrder, LeavesAMoveBehindTheOneItNeeds) {
  // The three cells of the outer move only meet when the five pair between them is gone.
  const auto board = drawn("2 5 5 3 5\n");
  const Plan plan{{box(0, 1, 0, 2), box(0, 0, 0, 4)}};
  EXPECT_EQ(ordered(board, plan, Order::cells).moves, plan.moves);
  EXPECT_EQ(ordered(board, plan, Order::drag).moves, plan.moves);
}

TEST(TensOrder, SaysWhatFitsIntoTheClock) {
  const auto board = drawn("1 9 . 2 3 5\n. . . . . .\n4 1 1 1 1 2\n");
  const Plan plan{{box(0, 0, 0, 1), box(0, 3, 0, 5), box(2, 0, 2, 5)}};
  const auto orders = std::dynamic_pointer_cast<const Arrangement>(arrangement());
  ASSERT_NE(orders, nullptr);
  const auto arranged =
      orders
          ->arrange(*hold_puzzle(board), *hold_answer(plan),
                    Record::Map{{"order", "cells"}, {"seconds_per_move", 2.0}, {"clock", 5.0}})
          .value();
  EXPECT_EQ(*arranged.schedule.find("moves_in_time")->get<std::int64_t>(), 2);
  EXPECT_EQ(*arranged.schedule.find("cleared_in_time")->get<std::int64_t>(), 9);
  EXPECT_EQ(arranged.note, "in 5 s at 2 s a move: 2 of 3 moves, 9 cells (all of them take 6 s)");
}

}  // namespace
}  // namespace quadrille::tens
