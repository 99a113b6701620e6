#include "engine/run/metrics.hpp"

#include <algorithm>

namespace quadrille {

void Metrics::add(std::string_view name, double amount) {
  const auto found = std::ranges::find(extra, name, &std::pair<std::string, double>::first);
  if (found == extra.end()) {
    extra.emplace_back(name, amount);
  } else {
    found->second += amount;
  }
}

void Metrics::join(const Metrics& other) {
  nodes += other.nodes;
  backtracks += other.backtracks;
  pruned += other.pruned;
  for (const auto& [name, amount] : other.extra) add(name, amount);
  for (std::size_t depth = 0; depth < other.depths.size(); ++depth) {
    at_depth(depth).nodes += other.depths[depth].nodes;
    at_depth(depth).backtracks += other.depths[depth].backtracks;
  }
}

}  // namespace quadrille
