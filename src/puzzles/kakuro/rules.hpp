#pragma once

#include <vector>

#include "engine/family.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The referee: what is wrong with a filling; nothing: it is right. Walks the squares naively on purpose and
// shares no code with the solvers.
//
// Every run, clued or not, holds different digits; every clued run sums to its clue; given digits are kept. A
// whole filling has a digit from 1 to 9 in every white cell. One that is right so far may have open cells,
// but a run with open cells must still be below its sum.
//
// Rows and columns in the words count from 0; an error's line is that of the plain answer form.
[[nodiscard]] std::vector<Error> check(const Puzzle& puzzle, const Filling& filling, Extent extent);

}  // namespace quadrille::kakuro
