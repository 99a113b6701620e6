#pragma once

#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// The file formats of nonograms; the plain form comes first, the rest in the order in which they are tried.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

// The .cwd of QNonograms and of Sukhoy's solver: the number of rows, on the next line that of columns, the
// clues of the rows, an empty line, the clues of the columns. Black and white only.
[[nodiscard]] Format<Puzzle> cwd_format();

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

// Jakub Wilk's .nin: 'cols rows' (in this order), then a line of clues for each row and each column. Black
// and white only.
[[nodiscard]] Format<Puzzle> nin_format();

// A PNG with a point for every cell: its clues are the puzzle, each of its colours an ink. Photographs go
// through the generator instead, which reduces size and colours. What is written is the puzzle's goal.
[[nodiscard]] Format<Puzzle> png_format();

}  // namespace quadrille::nonogram
