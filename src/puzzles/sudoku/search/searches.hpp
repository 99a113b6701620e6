#pragma once

#include "puzzles/sudoku/search/answers.hpp"

// The ways to search for answers; each looks for as many as are wanted, at least one.

namespace quadrille::sudoku {

// The search for squares of nine. `wanted` answers are looked for, at least one; a node is a state whose
// consequences were drawn. Allocates nothing before the answers.
[[nodiscard]] Answers search_nine(const Puzzle& puzzle, std::size_t wanted, Context& context);

// The search for squares of every side: a set of digits per cell, singles in cells and houses, and a trial of
// the cell or the digit with the fewest possibilities. A node is a state whose consequences were drawn.
[[nodiscard]] Answers search_any_side(const Puzzle& puzzle, std::size_t wanted, Context& context);

// The puzzle as an exact cover, solved with dancing links (Knuth, "Dancing Links", 2000): every digit of
// every cell covers the cell, and the digit in its row, its column and its box. The search goes on with what
// has the fewest ways to be covered. A node is a choice made.
[[nodiscard]] Answers search_cover(const Puzzle& puzzle, std::size_t wanted, Context& context);

// The puzzle as clauses for the SAT solver, for as many answers as are wanted: each one found is forbidden
// before the next. A node is a conflict.
[[nodiscard]] Answers search_clauses(const Puzzle& puzzle, std::size_t wanted, Context& context);

}  // namespace quadrille::sudoku
