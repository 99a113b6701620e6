#pragma once

#include <vector>

#include "puzzles/mines/audit/evidence.hpp"

namespace quadrille::mines::audit {

// The most numbers that may be begun but not finished at once.
inline constexpr int kWidest = 32;

// An order of a patch's cells in which few numbers are begun but not finished at a time. Empty: no order that
// was tried keeps within kWidest.
[[nodiscard]] std::vector<int> sweep(const Patch& patch, Pace& pace);

}  // namespace quadrille::mines::audit
