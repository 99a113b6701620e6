#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Best first: always the position that promises most, by the bound and what such positions usually lose.
[[nodiscard]] Strategy<Board, Plan> astar();

}  // namespace quadrille::tens
