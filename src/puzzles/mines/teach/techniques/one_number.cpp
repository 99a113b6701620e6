#include <fmt/format.h>

#include "puzzles/mines/search/deductions/list.hpp"
#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

std::optional<Deduction> find_saturation(Notes& notes, Context& context) {
  return notes.look_at_numbers(
      Rule::saturation, [&](PaddedIndex number) { return saturation(notes.padded(), number); }, context);
}

std::string tell_saturation(const Notes& notes, const Deduction& deduction) {
  const auto number = deduction.because.front();
  const int shown = static_cast<int>(notes.padded().kinds[number]);
  const int touched = shown - demand_of(notes.padded(), number).need;
  if (touched == 0)
    return fmt::format("{} touches no mine: its neighbours are safe", number_in_words(notes, number));
  return fmt::format("{} already touches {}: the rest around it is safe", number_in_words(notes, number),
                     counted(static_cast<std::size_t>(touched), "mine", "mines"));
}

std::optional<Deduction> find_emptiness(Notes& notes, Context& context) {
  return notes.look_at_numbers(
      Rule::emptiness, [&](PaddedIndex number) { return emptiness(notes.padded(), number); }, context);
}

std::string tell_emptiness(const Notes& notes, const Deduction& deduction) {
  return fmt::format(
      "{} has only {} left for {}: all are mines", number_in_words(notes, deduction.because.front()),
      counted(deduction.mines.size(), "place", "places"), counted(deduction.mines.size(), "mine", "mines"));
}

}  // namespace

const Technique& by_saturation() {
  static constexpr Technique kTechnique{.name = name(Rule::saturation),
                                        .tier = Tier::easy,
                                        .effort = 1,
                                        .find = find_saturation,
                                        .tell = tell_saturation};
  return kTechnique;
}

const Technique& by_emptiness() {
  static constexpr Technique kTechnique{.name = name(Rule::emptiness),
                                        .tier = Tier::easy,
                                        .effort = 1,
                                        .find = find_emptiness,
                                        .tell = tell_emptiness};
  return kTechnique;
}

}  // namespace quadrille::mines
