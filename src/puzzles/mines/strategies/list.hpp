#pragma once

#include <vector>

#include "engine/strategy.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Position, Analysis>> strategies();

}  // namespace quadrille::mines
