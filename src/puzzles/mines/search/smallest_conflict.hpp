#pragma once

#include <cstdint>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/search/counting_problem.hpp"

namespace quadrille::mines {

// Of a component that no layout fits: numbers that cannot all be right, while without any one of them the
// others could. Where the context ends the search for them, more than are needed.
[[nodiscard]] std::vector<std::uint32_t> smallest_conflict(const CountingProblem& problem, Context& context);

}  // namespace quadrille::mines
