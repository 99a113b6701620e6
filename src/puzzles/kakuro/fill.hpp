#pragma once

#include "engine/facets.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The filling with one white cell set to a digit, or emptied by '.'. An error where the cell is none of the
// player's: outside, black or given. Whether the digit is right is the referee's business.
[[nodiscard]] Expected<Filling> set_cell(const Puzzle& puzzle, const Filling& position, const Mark& mark);

// The puzzle with the filled digits as given ones.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Filling& position);

}  // namespace quadrille::kakuro
