#pragma once

#include <quadrille/values.hpp>
#include "grid/error.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// The digit that a mark writes, 0 for '.'. An error where its cell is outside the square, or its symbol is
// not a digit there.
[[nodiscard]] Expected<std::uint8_t> read_mark(const Puzzle& puzzle, const Mark& mark);

}  // namespace quadrille::sudoku
