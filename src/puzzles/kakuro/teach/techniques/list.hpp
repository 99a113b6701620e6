#pragma once

#include <span>

#include "puzzles/kakuro/teach/techniques/technique.hpp"

namespace quadrille::kakuro {

// All techniques in the order in which a person tries them, easiest first.
[[nodiscard]] std::span<const Technique* const> techniques();

// A run with one open cell: the digit is whatever the sum still needs.
[[nodiscard]] const Technique& last_cell();

// All digits of a cell but one have been crossed out, by the table and earlier steps together.
[[nodiscard]] const Technique& only_digit_left();

// A cell lies where two runs cross, and the table of combinations leaves one digit that both can have there.

// One of the two runs has a single digit set: 16 in two cells is 7 and 9.
[[nodiscard]] const Technique& single_combination();

// Both runs have several sets, but these share only one digit.
[[nodiscard]] const Technique& crossing_sets();

// A digit that every digit set of the run needs has a single cell left.
[[nodiscard]] const Technique& required_digit();

// A run with two open cells: a digit in one needs its partner in the other, which has been crossed out there.
[[nodiscard]] const Technique& last_two_cells();

// The largest or smallest total that the other cells of the run can make leaves too little or too much for a
// digit.
[[nodiscard]] const Technique& sum_bound();

// Some digit sets of the run no longer fit what is left in its cells; digits that occur only in those go.
[[nodiscard]] const Technique& sets_that_fit();

// Two to four cells of a run that together have only as many digits: no other cell of the run can hold those.
[[nodiscard]] const Technique& naked_subset();

// Two to four digits that the run needs and that have only as many cells: these cells hold nothing else.
[[nodiscard]] const Technique& hidden_subset();

// The across and the down clues of a region count the same cells except the one that sticks out, so their
// difference is its digit.
[[nodiscard]] const Technique& region_sum();

// The same with two cells that stick out: their sum or their difference is known.
[[nodiscard]] const Technique& region_pair();

// Writing out every filling of a run shows digits that occur in none. Nothing more can be learnt from a
// single run.
[[nodiscard]] const Technique& every_filling();

}  // namespace quadrille::kakuro
