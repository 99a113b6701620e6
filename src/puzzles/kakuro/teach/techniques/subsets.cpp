#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <bit>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

// No person sees more than four cells at once; writing out the fillings of the run is easier then.
constexpr std::size_t kLargestSubset = 4;

// The next larger number with as many bits, so that subsets come in order (Gosper).
unsigned next_subset(unsigned subset) {
  const unsigned low = subset & -subset;
  const unsigned carried = subset + low;
  return carried | ((subset ^ carried) >> (std::countr_zero(low) + 2));
}

// Calls look(subset) for the subsets of `things` things with 2, 3 and 4 members until it returns a finding.
template <class Look>
std::optional<Finding> first_subset(std::size_t things, Look&& look) {
  for (std::size_t members = 2; members <= kLargestSubset && members < things; ++members) {
    for (unsigned subset = (1U << members) - 1; subset < 1U << things; subset = next_subset(subset)) {
      if (auto finding = look(subset, members)) return finding;
    }
  }
  return std::nullopt;
}

std::optional<Finding> find_naked(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  return first_subset(run.size(), [&](unsigned subset, std::size_t members) -> std::optional<Finding> {
    Digits shared = 0;
    for (unsigned rest = subset; rest != 0; rest &= rest - 1)
      shared = static_cast<Digits>(shared | run.digits()[std::countr_zero(rest)]);
    if (static_cast<std::size_t>(count(shared)) != members) return std::nullopt;
    Finding finding{.narrowed = {}, .runs = {number}, .notes = {}, .digits = shared};
    for (std::size_t i = 0; i < run.size(); ++i) {
      if ((subset >> i & 1U) != 0) {
        finding.notes.push_back(run.cells()[i]);
      } else {
        narrow(finding, notes, run.cells()[i], static_cast<Digits>(~shared));
      }
    }
    if (finding.narrowed.empty()) return std::nullopt;
    return finding;
  });
}

std::optional<Finding> find_hidden(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (!run.clued() || run.size() < 3) return std::nullopt;
  const auto sets = fitting_sets(run);
  if (sets.all().empty()) return std::nullopt;
  const Digits needed = sets.in_every();
  return first_subset(run.size(), [&](unsigned subset, std::size_t members) -> std::optional<Finding> {
    Digits inside = needed;
    for (std::size_t i = 0; i < run.size(); ++i) {
      if ((subset >> i & 1U) == 0) inside = static_cast<Digits>(inside & ~run.digits()[i]);
    }
    if (static_cast<std::size_t>(count(inside)) != members) return std::nullopt;
    Finding finding{.narrowed = {}, .runs = {number}, .notes = {}, .digits = inside};
    for (unsigned rest = subset; rest != 0; rest &= rest - 1)
      narrow(finding, notes, run.cells()[std::countr_zero(rest)], inside);
    if (finding.narrowed.empty()) return std::nullopt;
    finding.notes = run.all();
    return finding;
  });
}

// Where the digits are, among the cells whose notes count.
std::string places(const Notes& notes, const Finding& finding) {
  std::vector<Cell> cells;
  for (const auto cell : finding.notes) {
    if ((notes[cell] & finding.digits) != 0) cells.push_back(notes.puzzle().cells[cell]);
  }
  return places_of(cells);
}

std::string tell_naked(const Notes& notes, const Finding& finding) {
  return fmt::format("in {} the cells at {} take {} among them",
                     name_of(notes.puzzle(), notes.puzzle().runs[finding.runs.front()]),
                     places(notes, finding), in_words(finding.digits));
}

std::string tell_hidden(const Notes& notes, const Finding& finding) {
  return fmt::format("{} needs {}, and only {} can hold them",
                     name_of(notes.puzzle(), notes.puzzle().runs[finding.runs.front()]),
                     in_words(finding.digits), places(notes, finding));
}

}  // namespace

const Technique& naked_subset() {
  static constexpr Technique kTechnique{.name = "naked subset",
                                        .tier = Tier::hard,
                                        .effort = 8,
                                        .find = {.in_run = find_naked},
                                        .tell = tell_naked};
  return kTechnique;
}

const Technique& hidden_subset() {
  static constexpr Technique kTechnique{.name = "hidden subset",
                                        .tier = Tier::hard,
                                        .effort = 10,
                                        .find = {.in_run = find_hidden},
                                        .tell = tell_hidden};
  return kTechnique;
}

}  // namespace quadrille::kakuro
