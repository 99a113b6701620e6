#pragma once

#include <span>
#include <string>

#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// How reasons refer to a grid. Rows and columns count from 0, as everywhere.

// "row 3, column 2"
[[nodiscard]] std::string place_of(Cell cell);

// "row 3, column 2", "row 3, column 2 and row 5, column 4", "row 3, column 2; row 5, column 4 and 7 more": a
// set, since cells that are not a run have no first and last. Not empty.
[[nodiscard]] std::string places_of(std::span<const Cell> cells);

// "across 16 at row 3, column 2 to 3", "down 7 at column 2, row 3 to 5"; a run without a clue is "the across
// run at ...".
[[nodiscard]] std::string name_of(const Puzzle& puzzle, const Run& run);

// "7", "7 and 9", "1, 2 and 4"
[[nodiscard]] std::string in_words(Digits digits);

}  // namespace quadrille::kakuro
