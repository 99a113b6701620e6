#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/mines/search/counting_problem.hpp"
#include "puzzles/mines/search/padded_board.hpp"

namespace quadrille::mines {

// Unknown cells that touch the same numbers.
struct Zone {
  std::uint32_t first = 0;  // into Frontier::cells
  std::uint32_t size = 0;
  std::uint32_t component = 0;
  std::uint32_t within = 0;  // its index in its component
};

// Zones connected through numbers.
struct Component {
  CountingProblem problem{};
  std::vector<std::uint32_t> zones{};    // of the frontier, in the component's order
  std::vector<std::uint32_t> numbers{};  // of the frontier, in the component's order
};

// Where numbers meet the unknown, cut into zones and components: the source document's segmentation. Cells of
// a zone are interchangeable, so only their number counts, and components can be counted one by one.
struct Frontier {
  std::vector<PaddedIndex> numbers{};  // those with unknown neighbours
  std::vector<PaddedIndex> cells{};    // the unknown cells that touch them, zone by zone
  std::vector<Zone> zones{};
  std::vector<Component> components{};
  std::vector<PaddedIndex> inland{};      // the unknown cells of the board that touch no number
  std::vector<std::int32_t> zone_at{};    // by place; -1: none
  std::vector<std::int32_t> number_at{};  // by place; -1: none, or without unknown neighbours

  [[nodiscard]] std::span<const PaddedIndex> cells_of(const Zone& zone) const {
    return std::span(cells).subspan(zone.first, zone.size);
  }
};

// No number may be contradicted by itself; see reduce().
[[nodiscard]] Frontier frontier_of(const PaddedBoard& padded);
// nullopt: the context ended the run.
[[nodiscard]] std::optional<Frontier> frontier_of(const PaddedBoard& padded, Context& context);

}  // namespace quadrille::mines
