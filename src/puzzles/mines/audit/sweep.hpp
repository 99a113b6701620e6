#pragma once

#include <vector>

#include "puzzles/mines/audit/evidence.hpp"

namespace quadrille::mines::audit {

// Numbers that may be begun and not finished at once.
inline constexpr int kWidest = 32;

// An order of a patch's cells in which few numbers are begun and not finished at a time. Empty: in none that
// was tried are they at most kWidest.
[[nodiscard]] std::vector<int> sweep(const Patch& patch, Pace& pace);

}  // namespace quadrille::mines::audit
