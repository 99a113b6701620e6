#pragma once

#include "engine/family/ruling.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The referee of an analysis. It shares no code with the solvers, and fails closed: what it could not decide
// within the context's time and memory is left undecided, never called right.
//
// First the analysis by itself, cell by cell: a finding is about a closed cell, a safe cell has no chance of
// a mine and a mine no other, a guess opens nothing that is called a mine; chances that claim to be exact sum
// to every number, and to the total, and assume the given density. What passes is checked against all
// layouts; see audit/.
[[nodiscard]] Ruling check(const Position& position, const Analysis& analysis, Extent extent,
                           Context& context);

}  // namespace quadrille::mines
