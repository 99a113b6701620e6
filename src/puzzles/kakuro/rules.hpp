#pragma once

#include "engine/family/ruling.hpp"
#include "engine/run/context.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The referee: what is wrong with a filling; if nothing, and not cut, it is right. Walks the squares naively
// on purpose and shares no code with the solvers.
//
// Every run, clued or not, holds different digits; every clued run sums to its clue; given digits are kept. A
// whole filling has a digit from 1 to 9 in every white cell. A filling that is right so far may have open
// cells, but a run with open cells must still be below its sum.
//
// Looks at the context row by row. If it ends first, the ruling is cut, and the filled cells from that row on
// are unchecked.
//
// Rows and columns in the words count from 0. The cells of a mistake are those that hold a digit too often,
// all white cells of a run whose sum is wrong, or those that are not filled in.
[[nodiscard]] Ruling check(const Puzzle& puzzle, const Filling& filling, Extent extent, Context& context);

}  // namespace quadrille::kakuro
