#pragma once

#include "engine/family/ruling.hpp"
#include "engine/run/context.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// The referee: what is wrong with a filling; nothing, and not cut: it is right. Counts every house on its
// own, naive on purpose, and shares no code with the solvers.
//
// No row, column or box holds a digit twice; given digits are kept; digits are 1 to the side. A whole filling
// has a digit in every cell. Rows, columns and boxes in the words count from 1. The cells of a mistake are
// those that hold a digit too often, or those that are not filled in.
[[nodiscard]] Ruling check(const Puzzle& puzzle, const Filling& filling, Extent extent, Context& context);

}  // namespace quadrille::sudoku
