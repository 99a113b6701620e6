#pragma once

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/tens/model/model.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {

// A plan with what is known about it.
struct PlayedPlan {
  Plan plan{};
  int cleared = 0;
  bool complete = false;  // no move is left
};

// The result of a search for a plan. `optimal`: every game was tried, or the plan meets the bound.
struct SearchedPlan {
  PlayedPlan played{};
  bool optimal = false;
};

// The outcome of a run that ends with this plan, proven best if it clears as many cells as the bound allows.
// It is complete if no move is left, whether the run knew that or was cut before.
[[nodiscard]] Outcome<Plan> outcome_of(const Board& board, PlayedPlan played, int bound, Context& context);

// Replays the end of a plan exactly: from the last move backwards, each position is searched for a better
// continuation. One position may take nodes_per_position nodes; the first one back that needs more is where
// the endgame begins. Never worse than the plan it is given.
//
// Given a fortieth of the budget after annealing it gains 0.3 to 0.4 cells of 160 at 0.1 s
// (docs/performance.md).
[[nodiscard]] PlayedPlan perfect_endgame(const Board& board, BitBoardShape shape, PlayedPlan played,
                                         int bound, std::uint64_t nodes_per_position, Context& context);

}  // namespace quadrille::tens
