#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Greedy play whose ties are broken by playing each of the tied moves to the end.
[[nodiscard]] Strategy<Board, Plan> greedy_plus();

}  // namespace quadrille::tens
