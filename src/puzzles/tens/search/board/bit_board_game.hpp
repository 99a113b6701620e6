#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"
#include "puzzles/tens/search/played_plan.hpp"

namespace quadrille::tens {

// A game on a bit board: what a search keeps of the best play it has met.
struct BitBoardGame {
  std::vector<BitBoardBox> moves{};
  int cleared = 0;
  bool complete = false;  // no move is left
};

template <int Words>
[[nodiscard]] PlayedPlan plan_of(const BitBoard<Words>& bit_board, const BitBoardGame& game) {
  PlayedPlan played{.plan = {}, .cleared = game.cleared, .complete = game.complete};
  played.plan.moves.reserve(game.moves.size());
  for (const auto& move : game.moves) played.plan.moves.push_back(bit_board.on_board(move));
  return played;
}

// Up to which point of the budget, 0 to 1, a search may think about its next move, with about moves_left
// still to come.
[[nodiscard]] inline double share_of_next_move(const Context& context, int moves_left) {
  return context.spent() + (1 - context.spent()) / (1 + moves_left);
}

// Under a node limit the number of searches side by side must not follow the machine.
inline constexpr int kSearchesByNodes = 2;

// What parallel searches share with each other. Any thread may use it.
class Company {
 public:
  // Whether another one has found a game that is good enough.
  [[nodiscard]] bool done() const { return done_.load(std::memory_order_relaxed); }
  void be_done() { done_ = true; }

  // The cells of the best game of all, this search's own included: the figure shown must not fall because a
  // search that is behind reports.
  [[nodiscard]] int best_with(int own) {
    auto best = best_.load(std::memory_order_relaxed);
    while (best < own && !best_.compare_exchange_weak(best, own)) {}
    return std::max(best, own);
  }

 private:
  std::atomic<bool> done_ = false;
  std::atomic<int> best_ = 0;
};

// Searches that differ only by chance run side by side, each with its share of the nodes or the time; the
// best game of all, and of equally good ones that of the first search. `count` 0: one per thread, under a
// node limit kSearchesByNodes.
using OneSearch = std::function<BitBoardGame(std::size_t number, Company& company, Context& context)>;
[[nodiscard]] BitBoardGame best_of(int count, int enough, Context& context, const OneSearch& search);

}  // namespace quadrille::tens
