#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// A digit that every digit set of the run needs has a single cell left.
[[nodiscard]] const Technique& required_digit();

}  // namespace quadrille::kakuro
