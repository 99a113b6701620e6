#include "puzzles/mines/search/deductions/pattern.hpp"

#include <fmt/format.h>

#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

std::optional<Deduction> find_pattern(Notes& notes, Context& context) {
  return notes.look_at_numbers(
      Rule::pattern, [&](PaddedIndex number) { return pattern(notes.padded(), number, notes.table()); },
      context);
}

std::string tell_pattern(const Notes& notes, const Deduction& deduction) {
  return fmt::format("{} and the numbers beside it leave no other way",
                     number_in_words(notes, deduction.because.front()));
}

}  // namespace

const Technique& by_pattern() {
  static constexpr Technique kTechnique{.name = name(Rule::pattern),
                                        .tier = Tier::hard,
                                        .effort = 10,
                                        .find = find_pattern,
                                        .tell = tell_pattern};
  return kTechnique;
}

}  // namespace quadrille::mines
