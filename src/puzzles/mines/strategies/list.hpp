#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Position, Analysis>> strategies();

[[nodiscard]] Strategy<Position, Analysis> automatic();

[[nodiscard]] Strategy<Position, Analysis> csp();

[[nodiscard]] Strategy<Position, Analysis> patterns_only();

[[nodiscard]] Strategy<Position, Analysis> reduction_only();

}  // namespace quadrille::mines
