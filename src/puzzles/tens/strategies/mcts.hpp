#pragma once

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Monte-Carlo tree search: random games, more of them where they went well.
[[nodiscard]] Strategy<Board, Plan> mcts();

}  // namespace quadrille::tens
