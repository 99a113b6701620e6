#pragma once

#include "engine/facets.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// The painting with one cell set to the symbol of a colour, or to '?', undecided. An error where the cell or
// the symbol is none, or the puzzle itself says what is in the cell.
[[nodiscard]] Expected<Painting> set_cell(const Puzzle& puzzle, const Painting& position, const Mark& mark);

// The puzzle with the painted cells as known ones.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Painting& position);

}  // namespace quadrille::nonogram
