#include "puzzles/tens/played_plan.hpp"

#include <utility>

#include "puzzles/tens/moves.hpp"

namespace quadrille::tens {

Outcome<Plan> outcome_of(const Board& board, PlayedPlan played, int bound, const Context& context) {
  Found<Plan> found{.answer = std::move(played.plan), .complete = played.complete};
  if (found.answer.moves.empty() && !found.complete && context.end() != End::memory) {
    found.complete = !has_move(board);
  }
  if (played.cleared >= bound) found.optimal = true;
  return {.found = std::move(found), .end = context.end()};
}

}  // namespace quadrille::tens
