#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// The largest and the smallest that the other cells of the run can make leave too little or too much for a
// digit.
[[nodiscard]] const Technique& sum_bound();

}  // namespace quadrille::kakuro
