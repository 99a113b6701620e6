#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// Small changes that turn a puzzle without a single answer into one, best first; none where there is nothing
// to repair or the context ends before one is found.
//
// Without an answer: a single clue that may have been mistyped. Where row and column totals of a colour
// differ, only changes that make them equal are tried; the best leave least to search. With several answers:
// cells of the picture (the goal, else the first answer) that must be edited, none of which can be left out.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::nonogram
