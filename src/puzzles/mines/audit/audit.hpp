#pragma once

#include "engine/family/facets.hpp"
#include "engine/family/ruling.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines::audit {

// Checks an analysis against all layouts of its position and adds to the ruling what is wrong with it:
//
// - a safe cell that is a mine in some layout, a mine that some layout does without, wherever they lie;
// - if the analysis claims to be exact: a chance that differs from that of all layouts and, in a whole one,
//   a cell that is certain but was not found;
// - a number of layouts that is not theirs;
// - a whole analysis of a position that no layout fits.
//
// What is not decided within the context's time and memory is left undecided: cell by cell or, if there is no
// room to go through the cells at all, as a whole.
void audit(const Position& position, const Analysis& analysis, Extent extent, Context& context,
           Ruling& ruling);

}  // namespace quadrille::mines::audit
