#pragma once

#include "puzzles/sudoku/search/answers.hpp"

namespace quadrille::sudoku {

// The puzzle as clauses for the SAT solver, for as many answers as are wanted: each one found is forbidden
// before the next. A node is a conflict.
[[nodiscard]] Answers search_clauses(const Puzzle& puzzle, std::size_t wanted, Context& context);

}  // namespace quadrille::sudoku
