#pragma once

#include "puzzles/sudoku/search/answers.hpp"

namespace quadrille::sudoku {

// The search for squares of every side: a set of digits per cell, singles in cells and houses, and a trial of
// the cell or the digit with the fewest possibilities. A node is a state whose consequences were drawn.
[[nodiscard]] Answers search_any_side(const Puzzle& puzzle, std::size_t wanted, Context& context);

}  // namespace quadrille::sudoku
