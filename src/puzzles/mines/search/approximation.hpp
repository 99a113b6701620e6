#pragma once

#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/search/counting_problem.hpp"

namespace quadrille::mines {

// Chances of a mine in one cell of every zone, for a component too wide to count: from a density, bent until
// they sum to what every number asks for. A guide for a guess, never a proof. Where the
// context ends it, as far as it came.
[[nodiscard]] std::vector<double> approximate_odds(const CountingProblem& problem, double density,
                                                   Context& context);

}  // namespace quadrille::mines
