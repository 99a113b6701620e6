#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille {

// What a run counted. A node is one visited state of a search: one call of Context::enter_node.
struct Metrics {
  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t pruned = 0;
  std::vector<std::pair<std::string, double>> more;  // a family's own counts, documented in its README

  void add(std::string_view name, double amount);  // adds to an own count, which starts at 0
  void join(const Metrics& other);
};

}  // namespace quadrille
