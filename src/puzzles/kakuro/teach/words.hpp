#pragma once

#include <string>

#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// How reasons refer to a grid, besides grid/words.

// "across 16 at row 3, columns 2 and 3", "down 7 at rows 3 to 5, column 2"; a run without a clue is "the
// across run at ...".
[[nodiscard]] std::string name_of(const Puzzle& puzzle, const Run& run);

// "7", "7 and 9", "1, 2 and 4"
[[nodiscard]] std::string in_words(Digits digits);

}  // namespace quadrille::kakuro
