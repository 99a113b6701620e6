#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// A run with one open cell: the digit is what is missing to the sum.
[[nodiscard]] const Technique& last_cell();

}  // namespace quadrille::kakuro
