#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille {

// What a search counted at one depth: how many decisions deep a state lies, the root at 0.
struct DepthCount {
  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;

  friend bool operator==(const DepthCount&, const DepthCount&) = default;
};

// What a run counted. A node is one visited state of a search: one call of Context::enter_node.
struct Metrics {
  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t pruned = 0;
  std::vector<std::pair<std::string, double>> extra{};  // a family's own counts, documented in its README
  std::vector<DepthCount> depths{};                     // a search's counts by depth; empty: it has none

  // The counts of a depth, created if missing. Depths beyond kMostDepths count in the last, so that a search
  // as deep as its board has cells stays small.
  static constexpr std::size_t kMostDepths = 4096;
  [[nodiscard]] DepthCount& at_depth(std::size_t depth) {
    if (depth >= kMostDepths) depth = kMostDepths - 1;
    if (depth >= depths.size()) depths.resize(depth + 1);
    return depths[depth];
  }

  void add(std::string_view name, double amount);  // adds to a count of the family's own, which starts at 0
  void join(const Metrics& other);
};

}  // namespace quadrille
