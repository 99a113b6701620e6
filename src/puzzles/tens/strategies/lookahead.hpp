#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Before every move the preferred ones are followed a few moves deep; the first move of the best line is
// played.
[[nodiscard]] Strategy<Board, Plan> lookahead();

}  // namespace quadrille::tens
