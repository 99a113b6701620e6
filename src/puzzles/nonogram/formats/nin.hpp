#pragma once

#include "engine/format.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// Jakub Wilk's .nin: 'cols rows' (in this order), then a line of clues for each row and each column. Black
// and white only.
[[nodiscard]] Format<Puzzle> nin_format();

}  // namespace quadrille::nonogram
