#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The changes of a single clue that give a puzzle exactly one answer, proven, the smallest first. Where
// across and down totals of a component differ, a change that helps must make up for just that difference;
// else every clue is tried with every sum its run can have. Of a puzzle with one answer there are none. A
// context that ends leaves those found so far.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::kakuro
