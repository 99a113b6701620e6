#pragma once

#include "engine/family.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Whole games: a board is dealt, a strategy plans, the referee plays the plan and counts. A game is
// {"board": plain form}; it is won when every cell is cleared.
[[nodiscard]] Play<Board, Plan> play();

}  // namespace quadrille::tens
