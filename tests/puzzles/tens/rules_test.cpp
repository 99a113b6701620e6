#include "puzzles/tens/rules.hpp"

#include <limits>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

TEST(TensReferee, CountsMovesAndCells) {
  const auto verdict = referee(drawn("19.\n552\n"), {{box(0, 0, 0, 1), box(0, 0, 1, 1)}});
  EXPECT_TRUE(verdict.mistakes.empty());
  EXPECT_EQ(verdict.moves, 2);
  EXPECT_EQ(verdict.cleared, 4);
  EXPECT_EQ(verdict.total, 5);
}

TEST(TensReferee, AnEmptyPlanIsRight) {
  EXPECT_TRUE(check(drawn("99\n99\n"), {}, Extent::whole).empty());
  EXPECT_TRUE(check(drawn("19\n"), {}, Extent::whole).empty());
}

TEST(TensReferee, StopsAtTheFirstWrongMove) {
  const auto verdict = referee(drawn("19\n55\n"), {{box(0, 0, 0, 1), box(0, 0, 1, 0), box(1, 0, 1, 1)}});
  EXPECT_EQ(verdict.moves, 1);
  EXPECT_EQ(verdict.cleared, 2);
  EXPECT_EQ(verdict.mistakes, (std::vector{Objection{"move 2 sums to 5, not 10", {at(0, 0), at(1, 0)}}}));
}

TEST(TensReferee, RefusesBoxesOffTheBoardWhateverTheirNumbers) {
  constexpr int kLeast = std::numeric_limits<int>::min();
  constexpr int kMost = std::numeric_limits<int>::max();
  const auto board = drawn("19\n55\n");
  const auto message = [&](const Box& move) {
    const auto mistakes = check(board, {{move}}, Extent::so_far);
    return mistakes.empty() ? "" : mistakes.front().reason;
  };
  EXPECT_EQ(message(box(0, 0, 2, 0)), "move 1 leaves the 2x2 board");
  EXPECT_EQ(message(box(0, 0, 0, 2)), "move 1 leaves the 2x2 board");
  EXPECT_EQ(message(box(-1, 0, 0, 0)), "move 1 leaves the 2x2 board");
  EXPECT_EQ(message(box(kLeast, kLeast, kMost, kMost)), "move 1 leaves the 2x2 board");
  EXPECT_EQ(message(box(kMost, kMost, kLeast, kLeast)), "move 1: the first corner must be the top left one");
  EXPECT_EQ(message(box(1, 0, 0, 1)), "move 1: the first corner must be the top left one");
}

TEST(TensReferee, TheCellsOfAWrongMoveAreThoseOnTheBoard) {
  const auto cells = [](const Box& move) {
    return check(drawn("19\n55\n"), {{move}}, Extent::so_far).front().cells;
  };
  constexpr int kLeast = std::numeric_limits<int>::min();
  constexpr int kMost = std::numeric_limits<int>::max();
  EXPECT_EQ(cells(box(0, 0, 1, 0)), (std::vector{at(0, 0), at(1, 0)}));
  EXPECT_EQ(cells(box(1, 1, 0, 0)), (std::vector{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}));
  EXPECT_EQ(cells(box(1, 1, 7, 7)), std::vector{at(1, 1)});
  EXPECT_EQ(cells(box(kLeast, 0, kMost, 0)), (std::vector{at(0, 0), at(1, 0)}));
  EXPECT_EQ(cells(box(5, 5, 6, 6)), std::vector<Cell>{});
}

TEST(TensReferee, KnowsWhetherAMoveIsLeft) {
  EXPECT_TRUE(any_move_left(drawn("19\n")));
  EXPECT_TRUE(any_move_left(drawn("4..\n...\n..6\n")));
  EXPECT_TRUE(any_move_left(drawn("9.3\n.2.\n5.3\n")));
  EXPECT_FALSE(any_move_left(drawn("99\n99\n")));
  EXPECT_FALSE(any_move_left(drawn("...\n")));
  EXPECT_TRUE(any_move_left(drawn("target 18\n99\n99\n")));
}

// Two programs that say the same: the referee here, the model there.
RC_GTEST_PROP(TensReferee, AgreesWithTheModelOnRandomPlans, ()) {
  const auto board = *any_board(4, 4);
  const auto corner = rc::gen::inRange(-1, 5);
  Plan plan;
  const int moves = *rc::gen::inRange(0, 4);
  for (int i = 0; i < moves; ++i) plan.moves.push_back(box(*corner, *corner, *corner, *corner));
  RC_ASSERT(check(board, plan, Extent::so_far).empty() == replayed(board, plan).has_value());
}

}  // namespace
}  // namespace quadrille::tens
