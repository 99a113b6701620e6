#pragma once

#include "engine/format.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// A PNG with a point for every cell: its clues are the puzzle, each of its colours an ink. Photographs go
// through the generator instead, which reduces size and colours. What is written is the puzzle's goal.
[[nodiscard]] Format<Puzzle> png_format();

}  // namespace quadrille::nonogram
