#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// The across and the down clues of a region count the same cells but for the one that sticks out, so their
// difference is its digit.
[[nodiscard]] const Technique& region_sum();

// The same where two cells stick out: their sum or their difference is known.
[[nodiscard]] const Technique& region_pair();

}  // namespace quadrille::kakuro
