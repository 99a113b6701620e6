#pragma once

#include "engine/facets.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Whole games: a board is dealt, a strategy plans, the referee plays the plan and counts. A game is a board;
// it is won when every cell is cleared.
[[nodiscard]] Games<Board, Plan, Board> games();

}  // namespace quadrille::tens
