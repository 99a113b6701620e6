#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// Two to four cells of a run that together have only as many digits: no other cell of the run takes those.
[[nodiscard]] const Technique& naked_subset();

// Two to four digits that the run needs and that have only as many cells: these take nothing else.
[[nodiscard]] const Technique& hidden_subset();

}  // namespace quadrille::kakuro
