#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Tries every game: what it ends with is the best there is.
[[nodiscard]] Strategy<Board, Plan> exhaustive();

}  // namespace quadrille::tens
