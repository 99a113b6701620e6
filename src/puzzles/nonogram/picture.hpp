#pragma once

#include "grid/picture.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// The grid as symbols, '.' empty, '?' undecided, and the inks', with the clues as fields beside it: `row 3`,
// `column 3`. Where there is more than one ink, every clue and every cell shows its symbol beside its colour,
// and the caption names them.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Painting* painting);

}  // namespace quadrille::nonogram
