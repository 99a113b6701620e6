#pragma once

#include "engine/run/context.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"
#include "puzzles/tens/search/played_plan.hpp"

namespace quadrille::tens {

struct AnnealingOptions {
  int chains = 0;  // 0: one per thread; under a node limit kSearchesByNodes
  // In cells: a loss of this many is accepted about every third time.
  double first_temperature = 1.0;
  double last_temperature = 0.4;
};

// Several annealing chains side by side on a board that fits a bit board; the best game of all, and of
// equally good ones that of the first chain. Every iteration is a node. Ends when the context says so or when
// a game clears `enough` cells. One chain is described in search/chain.hpp; the chains differ only by chance.
[[nodiscard]] PlayedPlan anneal_sheet(const Board& board, BitBoardShape shape,
                                      const AnnealingOptions& options, int enough, Context& context);

}  // namespace quadrille::tens
