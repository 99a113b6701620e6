#include "puzzles/tens/strategies/anneal.hpp"

#include "puzzles/tens/annealing.hpp"
#include "puzzles/tens/bound.hpp"
#include "puzzles/tens/tiles.hpp"

namespace quadrille::tens {
namespace {

Outcome<Plan> solve(const Board& board, const AnnealingOptions& options, Context& context) {
  const int bound = upper_bound(board);
  const auto shape = sheet_shape(board.digits.size());
  auto played =
      shape ? anneal_sheet(board, *shape, options, bound, context) : anneal_tiles(board, options, context);
  return outcome_of(board, std::move(played), bound, context);
}

}  // namespace

Strategy<Board, Plan> anneal() {
  return make_strategy<Board, Plan, AnnealingOptions>(
      {.name = "anneal",
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
