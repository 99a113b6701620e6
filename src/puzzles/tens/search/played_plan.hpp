#pragma once

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/tens/model/model.hpp"

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

}  // namespace quadrille::tens
