#include "puzzles/tens/search/greedy_play.hpp"

#include <array>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

constexpr std::array kWays{Prefer::most, Prefer::fewest, Prefer::largest_digit};

int highest_digit(const Board& board, const Box& box) {
  int highest = 0;
  for_each_cell(box, [&](Cell cell) { highest = std::max(highest, int{board.digits[cell]}); });
  return highest;
}

// Whether one move comes before another by the rules that the header states, ties included.
bool comes_first(const Board& board, Prefer prefer, const Move& one, const Move& other) {
  if (prefer == Prefer::largest_digit) {
    const int a = highest_digit(board, one.box);
    const int b = highest_digit(board, other.box);
    if (a != b) return a > b;
  }
  if (one.cells != other.cells)
    return prefer == Prefer::most ? one.cells > other.cells : one.cells < other.cells;
  if (prefer != Prefer::most && one.box.area() != other.box.area()) return one.box.area() < other.box.area();
  return one.box < other.box;
}

// The same game, found by looking at every box of the board before every move.
Plan by_trying(Board board, Prefer prefer) {
  Plan plan;
  for (auto moves = moves_by_trying(board); !moves.empty(); moves = moves_by_trying(board)) {
    auto best = moves.front();
    for (const auto& move : moves) {
      if (comes_first(board, prefer, move, best)) best = move;
    }
    plan.moves.push_back(best.box);
    board = *played(board, best.box);
  }
  return plan;
}

PlayedPlan greedy(const Board& board, Prefer prefer, Limits limits = {}) {
  Context context({.limits = limits});
  return play_greedily(board, prefer, context);
}

RC_GTEST_PROP(TensGreedyPlay, TakesThePreferredMoveOfAllEachTime, ()) {
  const auto board = *mixed_board({7, 12}, 30);
  for (const auto prefer : kWays) {
    const auto game = greedy(board, prefer);
    RC_ASSERT(game.plan.moves == by_trying(board, prefer).moves);
    RC_ASSERT(game.complete);
    RC_ASSERT(game.cleared == cleared_by(board, game.plan));
  }
}

RC_GTEST_PROP(TensGreedyPlay, ThatIsCutIsTheBeginningOfTheWholeGame, ()) {
  const auto board = *mixed_board({7, 12}, 20);
  const auto prefer = *rc::gen::elementOf(kWays);
  const auto whole = greedy(board, prefer);
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 20);
  const auto cut = greedy(board, prefer, {.nodes = nodes});
  RC_ASSERT(cut.plan.moves.size() == std::min<std::size_t>(nodes, whole.plan.moves.size()));
  RC_ASSERT(std::equal(cut.plan.moves.begin(), cut.plan.moves.end(), whole.plan.moves.begin()));
  RC_ASSERT(cut.cleared == cleared_by(board, cut.plan));
}

TEST(TensGreedyPlay, GoesOnFromWhatWasPlayedBefore) {
  const auto board = drawn("1 9 5 5\n");
  Context context({});
  const PlayedPlan before{.plan = {{box(0, 0, 0, 1)}}, .cleared = 2};
  const auto game = play_greedily(after(board, before.plan), Prefer::fewest, context, before);
  EXPECT_EQ(game.plan.moves, (std::vector{box(0, 0, 0, 1), box(0, 2, 0, 3)}));
  EXPECT_EQ(game.cleared, 4);
  EXPECT_TRUE(game.complete);
}

TEST(TensGreedyPlay, PrefersWhatItsNameSays) {
  // A pair with the highest digit, a pair that lies closer together, and a row of five.
  const auto board = drawn(
      "9 . 1\n"
      "5 5 .\n"
      "2 2 2\n"
      "2 2 .\n");
  EXPECT_EQ(greedy(board, Prefer::most).plan.moves.front(), box(2, 0, 3, 2));
  EXPECT_EQ(greedy(board, Prefer::fewest).plan.moves.front(), box(1, 0, 1, 1));
  EXPECT_EQ(greedy(board, Prefer::largest_digit).plan.moves.front(), box(0, 0, 0, 2));
}

}  // namespace
}  // namespace quadrille::tens
