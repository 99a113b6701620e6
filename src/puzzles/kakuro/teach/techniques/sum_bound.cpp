#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

struct Range {
  int least = 0;
  int largest = 0;
};

int smallest_of(Digits digits) { return std::countr_zero(digits) + 1; }
int largest_of(Digits digits) { return std::bit_width(digits); }

// What all cells but one can make, taking each at its own extreme, and taking all different from the digits
// available.
Range others(const OpenRun& run, std::size_t but) {
  Range range;
  Digits any = 0;
  for (std::size_t i = 0; i < run.size(); ++i) {
    if (i == but) continue;
    range.least += smallest_of(run.digits()[i]);
    range.largest += largest_of(run.digits()[i]);
    any = static_cast<Digits>(any | run.digits()[i]);
  }
  int low = 0;
  int high = 0;
  Digits from_below = any;
  Digits from_above = any;
  for (std::size_t i = 1; i < run.size() && from_below != 0; ++i) {
    low += smallest_of(from_below);
    high += largest_of(from_above);
    from_below = static_cast<Digits>(from_below & ~digit_bit(smallest_of(from_below)));
    from_above = static_cast<Digits>(from_above & ~digit_bit(largest_of(from_above)));
  }
  return {std::max(range.least, low), std::min(range.largest, high)};
}

Digits between(int low, int high) {
  Digits digits = 0;
  for (int digit = std::max(1, low); digit <= std::min(9, high); ++digit)
    digits = static_cast<Digits>(digits | digit_bit(digit));
  return digits;
}

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (!run.clued() || run.size() < 2) return std::nullopt;
  for (std::size_t i = 0; i < run.size(); ++i) {
    const auto [least, largest] = others(run, i);
    Finding finding{.narrowed = {}, .runs = {number}};
    narrow(finding, notes, run.cells()[i], between(run.rest.sum - largest, run.rest.sum - least));
    if (finding.narrowed.empty()) continue;
    finding.notes = run.all();
    return finding;
  }
  return std::nullopt;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto number = finding.runs.front();
  const OpenRun run(notes, number);
  const auto cells = run.cells();
  const auto place = std::ranges::find(cells, finding.narrowed.front().cell) - cells.begin();
  const auto [least, largest] = others(run, static_cast<std::size_t>(place));
  return fmt::format("{} has {} to go, and its other open cells make {} to {}",
                     name_of(notes.puzzle(), notes.puzzle().runs[number]), run.rest.sum, least, largest);
}

}  // namespace

const Technique& sum_bound() {
  static constexpr Technique kTechnique{
      .name = "min/max bound", .tier = Tier::hard, .effort = 6, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
