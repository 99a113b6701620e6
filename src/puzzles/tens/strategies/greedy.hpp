#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// One game by one rule, without looking back.
[[nodiscard]] Strategy<Board, Plan> greedy();

}  // namespace quadrille::tens
