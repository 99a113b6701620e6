#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

bool has_single_set(const Notes& notes, std::uint32_t run) {
  return run != kNoRun && notes.puzzle().runs[run].sum != 0 && sets_of(notes.rest(run)).all().size() == 1;
}

// The first cell of the run in which the table leaves one digit; either only if one of its runs has a single
// set, or in any case.
std::optional<Finding> first_crossing(const Notes& notes, std::uint32_t number, bool single_set) {
  const OpenRun run(notes, number);
  for (const auto cell : run.cells()) {
    if (!is_single(notes[cell]) || notes.allowed(cell) != notes[cell]) continue;
    const auto& runs = notes.puzzle().runs_of_cell[cell];
    if (single_set && std::ranges::none_of(runs, [&](auto of) { return has_single_set(notes, of); }))
      continue;
    Finding finding{.narrowed = {{cell, notes[cell]}}, .digits = notes[cell]};
    // The run with the stronger statement comes first.
    for (const bool single : {true, false}) {
      for (const auto of : runs) {
        if (of != kNoRun && has_single_set(notes, of) == single) finding.runs.push_back(of);
      }
    }
    return finding;
  }
  return std::nullopt;
}

std::optional<Finding> find_single(const Notes& notes, std::uint32_t number) {
  return first_crossing(notes, number, true);
}

std::optional<Finding> find_any(const Notes& notes, std::uint32_t number) {
  return first_crossing(notes, number, false);
}

std::string takes(const Notes& notes, std::uint32_t number) {
  const auto& rest = notes.rest(number);
  const bool begun = rest.used != 0;
  const auto sets = sets_of(rest);
  const auto name = name_of(notes.puzzle(), notes.puzzle().runs[number]);
  if (notes.puzzle().runs[number].sum != 0 && sets.all().size() == 1) {
    return fmt::format("{} {} {}", name, begun ? "can only go on with" : "can only be",
                       in_words(sets.all().front()));
  }
  return fmt::format("{} {} {}", name, begun ? "can go on with" : "can hold", in_words(rest.allowed));
}

std::string tell(const Notes& notes, const Finding& finding) {
  auto first = takes(notes, finding.runs.front());
  if (finding.runs.size() == 1) return first;
  return fmt::format("{}, and {}: only {} is in both", first, takes(notes, finding.runs[1]),
                     in_words(finding.digits));
}

}  // namespace

const Technique& single_combination() {
  static constexpr Technique kTechnique{.name = "single combination",
                                        .tier = Tier::easy,
                                        .effort = 2,
                                        .find = {.in_run = find_single},
                                        .tell = tell};
  return kTechnique;
}

const Technique& crossing_sets() {
  static constexpr Technique kTechnique{
      .name = "crossing sets", .tier = Tier::easy, .effort = 3, .find = {.in_run = find_any}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
