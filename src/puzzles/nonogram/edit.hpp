#pragma once

#include "grid/picture.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// A black-and-white grid whose lines are all blank. An error where a side is none, or longer than a grid's
// may be.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark says what is known of a cell ('?': nothing), a Field `row R` or `column
// C` rewrites the clues of a line, "0" or an empty text makes it blank.
//
// The goal, of which the clues were, goes with a clue that changes. An error where the cell, the symbol or
// the line is none, or the clues do not fit into the line.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

}  // namespace quadrille::nonogram
