#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// A run with two open cells: a digit in one needs its partner in the other, which has been crossed out there.
[[nodiscard]] const Technique& last_two_cells();

}  // namespace quadrille::kakuro
