#pragma once

#include <vector>

#include "engine/family.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// What the referee saw of a plan: what the moves cleared up to the first wrong one, and what is wrong with
// it.
struct Verdict {
  int moves = 0;    // played
  int cleared = 0;  // cells
  int total = 0;    // cells that held a digit at the start
  std::vector<Error> errors{};
};

// The referee: plays a plan on the board cell by cell, naively on purpose. Shares no code with the solvers.
[[nodiscard]] Verdict referee(const Board& board, const Plan& plan);

// What is wrong with a plan; nothing: it is right. Every plan that replays is right so far, and a whole one
// is no different, since a player may stop at any time.
[[nodiscard]] std::vector<Error> check(const Board& board, const Plan& plan, Extent extent);

// Whether any rectangle of the board sums to the target: the slow truth that the move generator is tested
// against.
[[nodiscard]] bool any_move_left(const Board& board);

}  // namespace quadrille::tens
