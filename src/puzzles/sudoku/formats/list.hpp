#pragma once

#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// The plain form: nine lines of nine cells, or 81 cells in one line; '.' or '0' is an empty cell. A file may
// hold many, each after a line `@ id`.
//
//   53..7....
//   6..195...
//   ...
[[nodiscard]] Format<Puzzle> plain_format();

// A puzzle per line, all cells in it, and behind a blank its name where it has one.
[[nodiscard]] Format<Puzzle> lines_format();

// The sections of SadMan's files: [Puzzle] and the rows below it. Other sections and lines that start with
// '#' are left unread.
[[nodiscard]] Format<Puzzle> sadman_format();

// A square with lines drawn between the boxes.
[[nodiscard]] Format<Puzzle> drawn_format();

// Every format of the family; the first is the plain form.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

}  // namespace quadrille::sudoku
