#pragma once

#include <string>
#include <vector>

#include "service/sets/compare.hpp"

namespace quadrille::service {

// The shape of every strategy's search as HTML: how many states, and how many backtracks, lie at each depth,
// one line per strategy on a logarithmic scale, with the numbers below. Empty if no search has depths.
[[nodiscard]] std::string depth_charts(const std::vector<StrategySummary>& summaries);

}  // namespace quadrille::service
