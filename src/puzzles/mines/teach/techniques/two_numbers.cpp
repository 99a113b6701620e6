#include <fmt/format.h>

#include "puzzles/mines/search/deductions/list.hpp"
#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

std::optional<Deduction> find_subset(Notes& notes, Context& context) {
  return notes.look_at_numbers(
      Rule::subset, [&](PaddedIndex number) { return subset(notes.padded(), number); }, context);
}

std::string tell_subset(const Notes& notes, const Deduction& deduction) {
  const auto inner = number_in_words(notes, deduction.because[0]);
  const auto outer = number_in_words(notes, deduction.because[1]);
  if (deduction.mines.empty())
    return fmt::format("all the mines of {} lie among those of {}, which needs no more: the rest is safe",
                       inner, outer);
  return fmt::format("{} needs {} beyond those of {}, and has just as many cells for them", outer,
                     counted(deduction.mines.size(), "mine", "mines"), inner);
}

std::optional<Deduction> find_difference(Notes& notes, Context& context) {
  return notes.look_at_numbers(
      Rule::difference, [&](PaddedIndex number) { return difference(notes.padded(), number); }, context);
}

std::string tell_difference(const Notes& notes, const Deduction& deduction) {
  return fmt::format("{} needs so many more mines than {} that all the cells only it has are mines",
                     number_in_words(notes, deduction.because[0]),
                     number_in_words(notes, deduction.because[1]));
}

}  // namespace

const Technique& by_subset() {
  static constexpr Technique kTechnique{.name = name(Rule::subset),
                                        .tier = Tier::medium,
                                        .effort = 3,
                                        .find = find_subset,
                                        .tell = tell_subset};
  return kTechnique;
}

const Technique& by_difference() {
  static constexpr Technique kTechnique{.name = name(Rule::difference),
                                        .tier = Tier::medium,
                                        .effort = 4,
                                        .find = find_difference,
                                        .tell = tell_difference};
  return kTechnique;
}

}  // namespace quadrille::mines
