#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// A cell stands where two runs cross, and the table of combinations leaves one digit that both can have
// there.

// One of the two runs has a single digit set: 16 in two cells is 7 and 9.
[[nodiscard]] const Technique& single_combination();

// Both runs have several sets, but these share only one digit.
[[nodiscard]] const Technique& crossing_sets();

}  // namespace quadrille::kakuro
