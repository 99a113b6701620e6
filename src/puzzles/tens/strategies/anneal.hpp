#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Annealing chains alone: improves until its time is up. Boards too large for a sheet go by tiles.
[[nodiscard]] Strategy<Board, Plan> anneal();

}  // namespace quadrille::tens
