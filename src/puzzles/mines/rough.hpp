#pragma once

#include <vector>

#include "engine/context.hpp"
#include "puzzles/mines/tangle.hpp"

namespace quadrille::mines {

// Chances of a mine in one cell of every zone, for a tangle too wide to count: from a density, bent until
// they sum to what every number asks for. A guide for a guess, never a proof. Where the
// context ends it, as far as it came.
[[nodiscard]] std::vector<double> rough_odds(const Tangle& tangle, double density, Context& context);

}  // namespace quadrille::mines
