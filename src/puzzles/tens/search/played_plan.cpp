#include "puzzles/tens/search/played_plan.hpp"

#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/search/board/moves.hpp"

namespace quadrille::tens {

namespace {

void log_end(const Found<Plan>& found, int cleared, int bound, Context& context) {
  if (!context.logs(LogLevel::info)) return;
  context.log(LogLevel::info, fmt::format("{} cells cleared, at most {} can be{}", cleared, bound,
                                          found.optimal ? ": proven best" : ""));
  context.log(LogLevel::debug,
              fmt::format("{} moves{}, {} states", found.answer.moves.size(),
                          found.complete ? "" : ", and more are left", context.metrics.nodes));
}

}  // namespace

Outcome<Plan> outcome_of(const Board& board, PlayedPlan played, int bound, Context& context) {
  Found<Plan> found{.answer = std::move(played.plan), .complete = played.complete};
  if (!found.complete) {
    // Even a run that was cut may have played its last move.
    Position position(board);
    for (const auto& move : found.answer.moves) static_cast<void>(position.clear(move));
    found.complete = !has_move(position);
  }
  const bool no_game_at_all = found.complete && found.answer.moves.empty();
  if (played.cleared >= bound || no_game_at_all) found.optimal = true;
  log_end(found, played.cleared, bound, context);
  return {.found = std::move(found), .end = context.end()};
}

}  // namespace quadrille::tens
