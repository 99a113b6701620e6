#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// A population of whole games that breed: a child takes the beginning of one game and what still fits of
// another.
[[nodiscard]] Strategy<Board, Plan> genetic();

}  // namespace quadrille::tens
