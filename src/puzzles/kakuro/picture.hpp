#pragma once

#include "grid/picture.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The grid as symbols: 'X' for a black square, '.' for an open cell, digits. The sums lie in a layer "clues"
// on top, at the across and down places of their squares.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Filling* filling);

}  // namespace quadrille::kakuro
