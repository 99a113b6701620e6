#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Bounded lookahead: before every move a narrow beam of a few levels, or one wide beam over whole games.
[[nodiscard]] Strategy<Board, Plan> beam();

}  // namespace quadrille::tens
