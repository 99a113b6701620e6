#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// Writing out every filling of a run shows digits that occur in none. All that a single run can say is in
// this.
[[nodiscard]] const Technique& every_filling();

}  // namespace quadrille::kakuro
