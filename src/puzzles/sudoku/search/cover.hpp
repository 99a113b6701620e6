#pragma once

#include "puzzles/sudoku/search/answers.hpp"

namespace quadrille::sudoku {

// The puzzle as an exact cover, solved with dancing links (Knuth, "Dancing Links", 2000): every digit of
// every cell covers the cell, and the digit in its row, its column and its box. The search goes on with what
// has the fewest ways to be covered. A node is a choice made.
[[nodiscard]] Answers search_cover(const Puzzle& puzzle, std::size_t wanted, Context& context);

}  // namespace quadrille::sudoku
