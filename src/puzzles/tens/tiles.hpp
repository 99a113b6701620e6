#pragma once

#include <vector>

#include "puzzles/tens/annealing.hpp"

namespace quadrille::tens {

// A plan for a board that is too large for a sheet: the tiles it is cut into are annealed one by one, with a
// share of the budget each, and then the moves across their borders are played, fewest cells first.
[[nodiscard]] PlayedPlan anneal_tiles(const Board& board, const AnnealingOptions& options, Context& context);

// The boxes that a board of that size is cut into: each fits a sheet, and they are of nearly the same size.
[[nodiscard]] std::vector<Box> tiles_of(Size size);

}  // namespace quadrille::tens
