#pragma once

#include <string>

#include "puzzles/sudoku/model/houses.hpp"

namespace quadrille::sudoku {

// How reasons speak of a square, besides grid/words. Boxes count from one as well.

// "row 3", "column 5", "box 7"
[[nodiscard]] std::string name_of(const Houses& houses, int house);

// "7", "A"
[[nodiscard]] std::string letter_of(int digit);

// "7", "7 and 9", "1, 2 and 4"
[[nodiscard]] std::string in_words(Digits digits);

}  // namespace quadrille::sudoku
