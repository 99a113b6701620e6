#pragma once

#include <span>
#include <string>

#include "puzzles/sudoku/model/houses.hpp"

namespace quadrille::sudoku {

// How reasons speak of a square. Rows, columns and boxes count from 1.

// "row 3, column 2"
[[nodiscard]] std::string place_of(Cell cell);

// "row 3, column 2", "row 3, columns 2 and 5", "row 3, column 2 and row 5, column 4": a set, in reading
// order. Not empty.
[[nodiscard]] std::string places_of(std::span<const Cell> cells);

// "row 3", "column 5", "box 7"
[[nodiscard]] std::string name_of(const Houses& houses, int house);

// "7", "A"
[[nodiscard]] std::string letter_of(int digit);

// "7", "7 and 9", "1, 2 and 4"
[[nodiscard]] std::string in_words(Digits digits);

// "a", "a and b", "a, b and c"
[[nodiscard]] std::string listed(std::span<const std::string> words);

}  // namespace quadrille::sudoku
