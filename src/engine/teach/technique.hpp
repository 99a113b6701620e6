#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/run/context.hpp"

namespace quadrille {

// How experienced a person must be with a kind of puzzle to use a technique.
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

// One way for a person to make progress. Notes are what the family has on paper; a finding is what can be
// written into them next. A family whose techniques look at one part of the notes at a time has a finder type
// of its own and hands it the parts.
template <class Notes, class Finding, class Finder = std::optional<Finding> (*)(Notes&, Context&)>
struct Technique {
  std::string_view name;
  Tier tier = Tier::easy;
  double effort = 1;  // of one use, in units of the family's easiest
  // nullopt: the technique shows nothing new, or the context has ended.
  Finder find{};
  // The sentence that says why the finding holds, worded from the notes in which it was found.
  std::string (*tell)(const Notes& notes, const Finding& finding) = nullptr;
};

// A family's techniques, easiest first.
template <class Technique>
using TechniqueList = std::span<const Technique* const>;

// Whether no technique has an easier tier than one before it. Grades rely on this: the last technique that
// was needed names the grade.
template <class Technique>
[[nodiscard]] bool tiers_ascend(TechniqueList<Technique> techniques) {
  return std::ranges::is_sorted(techniques, {}, &Technique::tier);
}

}  // namespace quadrille
