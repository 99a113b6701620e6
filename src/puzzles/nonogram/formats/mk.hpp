#pragma once

#include "engine/format.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// Mirek and Petr Olšák's .mk: 'rows cols', the clues of the rows, a line '#', the clues of the columns. Black
// and white only.
//
//   2 3
//   1 1
//   3
//   #
//   2
//   1
//   2
[[nodiscard]] Format<Puzzle> mk_format();

}  // namespace quadrille::nonogram
