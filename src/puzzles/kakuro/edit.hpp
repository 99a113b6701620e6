#pragma once

#include "grid/picture.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// A grid of black squares without clues. An error where a side is none, or longer than a grid's may be.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark sets a square to 'X', black without clues, to '.', white, or to a given
// digit; a Field `across R C` or `down R C` writes a black square's sum, and an empty text takes it away.
//
// Where a Mark changes the length of runs, a clue that no longer fits is taken away with it. An error where
// the square, the symbol or the sum is none, or a run would be longer than nine.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

}  // namespace quadrille::kakuro
