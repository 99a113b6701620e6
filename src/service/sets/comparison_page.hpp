#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/sets/compare.hpp"

namespace quadrille::service {

// A comparison of strategies as one HTML file that needs nothing else, for a paper or an e-mail: what was run
// under which limits, the summary per strategy, charts of score, time and the shape of the searches, and
// every run in a table that sorts by any column.
struct Comparison {
  std::string_view family;
  SolveRequest request{};  // its own strategy is ignored
  std::vector<Trial> trials{};
};
[[nodiscard]] std::string comparison_page(const Comparison& comparison);

// The shape of every strategy's search as HTML: how many states, and how many backtracks, lie at each depth,
// one line per strategy on a logarithmic scale, with the numbers below. Empty if no search has depths.
[[nodiscard]] std::string depth_charts(const std::vector<StrategySummary>& summaries);

}  // namespace quadrille::service
