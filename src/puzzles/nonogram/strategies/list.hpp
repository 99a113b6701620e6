#pragma once

#include <vector>

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Puzzle, Painting>> strategies();

}  // namespace quadrille::nonogram
