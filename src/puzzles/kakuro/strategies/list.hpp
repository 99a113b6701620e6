#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Puzzle, Filling>> strategies();

}  // namespace quadrille::kakuro
