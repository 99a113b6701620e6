#pragma once

#include "engine/context.hpp"
#include "puzzles/tens/played_plan.hpp"
#include "puzzles/tens/sheet.hpp"

namespace quadrille::tens {

struct AnnealingOptions {
  int chains = 0;  // 0: one per thread; under a node limit kSearchesByNodes
  // In cells: a loss of this many is accepted about every third time.
  double first_temperature = 1.0;
  double last_temperature = 0.4;
};

// Several annealing chains side by side on a board that fits a sheet; the best game of all, and of equally
// good ones that of the first chain. Every iteration is a node. Ends when the context says so or when a game
// clears `enough` cells.
[[nodiscard]] PlayedPlan anneal_sheet(const Board& board, SheetShape shape, const AnnealingOptions& options,
                                      int enough, Context& context);

}  // namespace quadrille::tens
