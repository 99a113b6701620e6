#pragma once

#include "engine/format.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// The .cwd of QNonograms and of Sukhoy's solver: the number of rows, on the next line that of columns, the
// clues of the rows, an empty line, the clues of the columns. Black and white only.
[[nodiscard]] Format<Puzzle> cwd_format();

}  // namespace quadrille::nonogram
