#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "puzzles/mines/bot/store/state.hpp"
#include "puzzles/mines/search/counting.hpp"

namespace quadrille::mines::bot {

// The numbers that a cell touches, in reading order: which identifies a zone from tick to tick.
struct Signature {
  std::array<Cell, 8> numbers{};
  std::size_t count = 0;

  [[nodiscard]] std::span<const Cell> touched() const { return std::span(numbers).first(count); }
  friend bool operator==(const Signature&, const Signature&) = default;
};

using ComponentId = std::uint32_t;
inline constexpr ComponentId kNoComponent = std::numeric_limits<ComponentId>::max();

// Unknown cells that touch the same numbers. Lives until its last cell is known.
struct Zone {
  Signature signature{};
  std::vector<Cell> cells{};  // in reading order
  FrontierFocus focus = FrontierFocus::to_process;
  ComponentId component = kNoComponent;
  Marginal marginal{};   // of one of its cells, as counted last
  bool weighed = false;  // the marginal is meaningful
};

// Zones connected through numbers, with the results of counting them. Kept so that what has not changed is
// not counted again; gone as soon as one of its zones changes.
struct Component {
  std::vector<ZoneId> zones{};  // in the order of its component
  std::vector<Cell> numbers{};  // in the order of its component
  bool counted = false;         // otherwise it was skipped and its odds are estimates
  double odds = 0;  // of a mine elsewhere, by which its layouts were weighed last; 0: by the total
  std::shared_ptr<Counter> counter{};  // if its layouts may have to be weighed again
};

}  // namespace quadrille::mines::bot

template <>
struct std::hash<quadrille::mines::bot::Signature> {
  std::size_t operator()(const quadrille::mines::bot::Signature& signature) const noexcept {
    std::size_t mixed = signature.count;
    for (const auto& cell : signature.touched())
      mixed = mixed * 0x9E3779B97F4A7C15ULL + std::hash<quadrille::Cell>()(cell);
    return mixed;
  }
};
