#pragma once

#include "engine/strategy.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

[[nodiscard]] Strategy<Position, Analysis> patterns_only();

}  // namespace quadrille::mines
