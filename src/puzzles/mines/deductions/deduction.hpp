#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/mines/ground.hpp"

namespace quadrille::mines {

// The named rules, easiest first.
enum class Rule : std::uint8_t { saturation, emptiness, subset, difference, pattern };

[[nodiscard]] constexpr std::string_view name(Rule rule) {
  switch (rule) {
    case Rule::saturation:
      return "saturation";
    case Rule::emptiness:
      return "emptiness";
    case Rule::subset:
      return "subset";
    case Rule::difference:
      return "difference";
    case Rule::pattern:
      return "pattern";
  }
  return "";
}

// Cells that must be safe or mines, and the numbers that show it.
struct Deduction {
  Rule rule = Rule::saturation;
  std::vector<Place> safe{};
  std::vector<Place> mines{};
  std::vector<Place> because{};
};

// Numbers that cannot all be right.
struct Conflict {
  std::vector<Place> numbers{};
};

// The places of the neighbours of `number` whose bit is set.
[[nodiscard]] std::vector<Place> places_of(const Ground& ground, Place number, unsigned neighbours);

// Writes a deduction into the ground.
void apply(Ground& ground, const Deduction& deduction);

}  // namespace quadrille::mines
