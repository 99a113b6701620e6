#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/mines/search/padded_board.hpp"

namespace quadrille::mines {

// The named rules, easiest first. Counting is what only all layouts together show; reduction never finds it.
enum class Rule : std::uint8_t { saturation, emptiness, subset, difference, pattern, counting };
inline constexpr std::size_t kRules = 6;

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
    case Rule::counting:
      return "counting";
  }
  return "";
}

// Cells that must be safe or mines, and the numbers that show it.
struct Deduction {
  Rule rule = Rule::saturation;
  std::vector<PaddedIndex> safe{};
  std::vector<PaddedIndex> mines{};
  std::vector<PaddedIndex> because{};
};

// The places of the neighbours of `number` whose bit is set.
[[nodiscard]] std::vector<PaddedIndex> places_of(const PaddedBoard& padded, PaddedIndex number,
                                                 unsigned neighbours);

// Writes a deduction into the padded board.
void apply(PaddedBoard& padded, const Deduction& deduction);

}  // namespace quadrille::mines
