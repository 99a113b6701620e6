#pragma once

#include <string>
#include <string_view>
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

// A PNG with a pixel for every cell: its clues are the puzzle, and each of its colours is an ink. Photographs
// go through the generator instead, which reduces size and colours. What is written is the puzzle's goal.
[[nodiscard]] Format<Puzzle> png_format();

// The batch file of the TAAI and ICGA tournaments: '$n', then the clues of the columns, then those of the
// rows, separated by tabs. Nothing says how large a puzzle is: it is square, 25x25 if that is possible, and
// all puzzles of a file are of one size, so that a file that was cut short is noticed. Black and white only.
[[nodiscard]] Expected<std::vector<Named<Puzzle>>> read_taai(std::string_view text);

[[nodiscard]] Format<Puzzle> taai_format();

// A saved page of nonograms.org. The page holds its picture as an array `var d=[[...],...]`, shuffled by
// offsets that are in it too: width, height and colour count as sums of remainders, the colours, then the
// runs of the picture row by row. Clues are those of the picture, which is kept as the goal.
[[nodiscard]] Expected<Puzzle> read_page(std::string_view text);

[[nodiscard]] Format<Puzzle> page_format();

}  // namespace quadrille::nonogram
