#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The three strategies that prove their results: `auto`, `gac`, `sat`.
[[nodiscard]] Strategy<Puzzle, Filling> automatic();
[[nodiscard]] Strategy<Puzzle, Filling> gac();
[[nodiscard]] Strategy<Puzzle, Filling> sat_only();

}  // namespace quadrille::kakuro
