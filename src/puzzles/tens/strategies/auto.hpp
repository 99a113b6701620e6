#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// The strongest play for the time given: exact search where the board is small enough, annealing elsewhere.
[[nodiscard]] Strategy<Board, Plan> automatic();

}  // namespace quadrille::tens
