#pragma once

#include <quadrille/values.hpp>

#include "engine/context.hpp"
#include "grid/error.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// How hard a puzzle is for a person who always takes the easiest step there is. The name is that of the
// hardest technique they need:
//
//   easy        the table of combinations: last cell, single combination, crossing sets, only digit left
//   medium      also the digits a run cannot do without: required digit
//   hard        notes in the corners: last two cells, min/max bound, fitting sets, naked and hidden subset
//   expert      sums over many runs, all fillings of one: region sum, every filling, region pair
//   diabolical  trials: what-if, nested what-if
//
// The score adds up the effort of all steps (Technique::effort), so that it grows with the size too. Only a
// puzzle with a single answer has a grade; the error says so of others.
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::kakuro
