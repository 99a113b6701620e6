#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// A fast opening by a wide beam, and an exact endgame.
[[nodiscard]] Strategy<Board, Plan> hybrid();

}  // namespace quadrille::tens
