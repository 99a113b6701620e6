#pragma once

#include "puzzles/sudoku/search/answers.hpp"

namespace quadrille::sudoku {

// The search for squares of nine. `wanted` answers are looked for, at least one; a node is a state whose
// consequences were drawn. Allocates nothing before the answers.
[[nodiscard]] Answers search_nine(const Puzzle& puzzle, std::size_t wanted, Context& context);

}  // namespace quadrille::sudoku
