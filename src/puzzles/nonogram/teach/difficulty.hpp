#pragma once

#include <cstdint>
#include <string_view>

#include "engine/teach/technique.hpp"

namespace quadrille::nonogram {

// What a grade says: every step looks at one line; single cells must be tried; or that is not enough.
enum class Difficulty : std::uint8_t { line, probing, branching };

[[nodiscard]] constexpr std::string_view name(Difficulty difficulty) {
  switch (difficulty) {
    case Difficulty::line:
      return "line";
    case Difficulty::probing:
      return "probing";
    case Difficulty::branching:
      return "branching";
  }
  return "";
}

// That of a technique.
[[nodiscard]] constexpr Difficulty difficulty_of(Tier tier) {
  if (tier == Tier::diabolical) return Difficulty::branching;
  return tier == Tier::expert ? Difficulty::probing : Difficulty::line;
}

}  // namespace quadrille::nonogram
