#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/run/context.hpp"

namespace quadrille {

// How far into a kind of puzzle a person must be to use a technique.
enum class Tier : std::uint8_t { easy, medium, hard, expert, diabolical };

[[nodiscard]] constexpr std::string_view name(Tier tier) {
  switch (tier) {
    case Tier::easy:
      return "easy";
    case Tier::medium:
      return "medium";
    case Tier::hard:
      return "hard";
    case Tier::expert:
      return "expert";
    case Tier::diabolical:
      return "diabolical";
  }
  return "";
}

// One way of a person to get on with a puzzle. Notes are what the family has on paper; a finding is what can
// be written into them next. A family whose techniques look at one part of the notes at a time has a finder
// of its own and brings the parts to it.
template <class Notes, class Finding, class Finder = std::optional<Finding> (*)(Notes&, Context&)>
struct Technique {
  std::string_view name;
  Tier tier = Tier::easy;
  double effort = 1;  // of one use, in units of the family's easiest
  // Nothing: the technique shows nothing new, or the context has ended.
  Finder find{};
  // The sentence: why the finding holds, told from the notes it was found in.
  std::string (*tell)(const Notes& notes, const Finding& finding) = nullptr;
};

// A family's techniques, easiest first.
template <class Technique>
using TechniqueList = std::span<const Technique* const>;

// Whether no technique is of an easier tier than one before it, as a grade relies on: the last that was
// needed names it.
template <class Technique>
[[nodiscard]] bool tiers_ascend(TechniqueList<Technique> techniques) {
  return std::ranges::is_sorted(techniques, {}, &Technique::tier);
}

}  // namespace quadrille
