#include "puzzles/tens/strategies/list.hpp"

#include "puzzles/tens/search/annealing.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/exact.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

Outcome<Plan> solve(const Board& board, const AnnealingOptions& options, Context& context) {
  const auto player = [&](const Board& part, BitBoardShape shape, Context& own) {
    const int enough = upper_bound(part);
    if (auto tiny = play_tiny(part, shape, enough, own)) return *tiny;
    return anneal_sheet(part, shape, options, enough, own);
  };
  return outcome_of(board, play_by_sheets(board, player, context), upper_bound(board), context);
}

}  // namespace

Strategy<Board, Plan> anneal() {
  return make_strategy<Board, Plan, AnnealingOptions>(
      {.name = "anneal",
       .title = "Simulated annealing",
       .summary = "Simulated annealing over whole games: improves until its time is up",
       .time = std::chrono::seconds(20)},
      Parameters<AnnealingOptions>()
          .integer("chains", &AnnealingOptions::chains, 0, 64,
                   "games improved side by side; 0: one per thread")
          .real("first_temperature", &AnnealingOptions::first_temperature, 0.01, 100,
                "cells of loss that are easily accepted at the start")
          .real("last_temperature", &AnnealingOptions::last_temperature, 0.01, 100,
                "cells of loss that are easily accepted at the end"),
      solve);
}

}  // namespace quadrille::tens
