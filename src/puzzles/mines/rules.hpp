#pragma once

#include <vector>

#include "engine/family.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// The referee of an analysis: what is wrong with it; nothing: it is right. Works cell by cell, naively on
// purpose, and shares no code with the solvers.
//
// Always: a safe cell has no chance of a mine and a mine no other, and a guess opens nothing that is called a
// mine. Chances that claim to be exact sum to every number, and to the total.
//
// Beyond that every claim is held against all layouts: by trying every one, where they are not too many; the
// chances and the number of layouts too, then. Else a SAT solver looks for a layout that contradicts a safe
// cell or a mine. A whole analysis that claims to be exact must also have found every certain cell.
[[nodiscard]] std::vector<Error> check(const Position& position, const Analysis& analysis, Extent extent);

}  // namespace quadrille::mines
