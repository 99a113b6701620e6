#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// Some digit sets of the run no longer fit what is left in its cells; digits that were only in those go.
[[nodiscard]] const Technique& sets_that_fit();

}  // namespace quadrille::kakuro
