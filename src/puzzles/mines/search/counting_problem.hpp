#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/run/context.hpp"

namespace quadrille::mines {

// Zones connected through numbers, as counting sees them: no places, only sizes and needs. A zone is a set of
// unknown cells that touch the same numbers, so that only how many of them are mines matters.
struct CountingProblem {
  struct Zone {
    std::uint8_t cells = 0;
    std::uint8_t touching = 0;               // how many numbers
    std::array<std::uint32_t, 8> numbers{};  // which, ascending

    [[nodiscard]] std::span<const std::uint32_t> touched() const {
      return std::span(numbers).first(touching);
    }
  };

  std::vector<Zone> zones{};
  std::vector<std::uint8_t> needs{};  // mines that each number still asks for
};

// The limits of the source document, which counting does not need. A component beyond them is not counted.
struct ComponentLimits {
  std::optional<int> limit_enum{};          // variables, which are zones
  std::optional<int> max_component_size{};  // cells
  friend bool operator==(const ComponentLimits&, const ComponentLimits&) = default;
};
[[nodiscard]] bool is_beyond(const CountingProblem& problem, const ComponentLimits& limits);

// A cut of more numbers than this cannot be counted.
inline constexpr int kWidestCut = 32;

// The zones in an order whose cut stays narrow: few numbers at a time have some, but not all, of their zones
// decided. The work of counting grows with the width of that cut, not with the number of zones. Empty: every
// order tried has a cut of more than kWidestCut numbers.
[[nodiscard]] std::vector<std::uint32_t> narrow_order(const CountingProblem& problem);

// Chances of a mine in one cell of every zone, for a component too wide to count: from a density, bent until
// they sum to what every number asks for. A guide for a guess, never a proof. If the context ends it, as far
// as it got.
[[nodiscard]] std::vector<double> approximate_odds(const CountingProblem& problem, double density,
                                                   Context& context);

// For a component that no layout fits: numbers that cannot all be right, while without any one of them the
// others could. If the context ends the search for them, more than needed.
[[nodiscard]] std::vector<std::uint32_t> smallest_conflict(const CountingProblem& problem, Context& context);

}  // namespace quadrille::mines
