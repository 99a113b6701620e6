#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <cstdlib>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/teach/techniques/region.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

// Pairs are searched from every cell, in time that grows with the square of the board; on a larger board no
// person would see them.
constexpr std::size_t kMostCellsForPairs = 2'000;

// What the notes leave in the cell `one` when the signed digits of both make the difference.
Digits supported(const Notes& notes, const Sticking& one, const Sticking& other, int difference) {
  Digits left = 0;
  for (int digit = 1; digit <= 9; ++digit) {
    const int partner = (difference - one.sign * digit) * other.sign;
    if (partner >= 1 && partner <= 9 && (notes[other.cell] & digit_bit(partner)) != 0)
      left = static_cast<Digits>(left | digit_bit(digit));
  }
  return left;
}

Finding finding_of(const Notes& notes, const Region& region) {
  Finding finding;
  if (!region.other) {
    const int digit = region.one.sign * region.difference;
    narrow(finding, notes, region.one.cell, digit >= 1 && digit <= 9 ? digit_bit(digit) : Digits{0});
    return finding;
  }
  finding.notes = {region.one.cell, region.other->cell};
  narrow(finding, notes, region.one.cell, supported(notes, region.one, *region.other, region.difference));
  narrow(finding, notes, region.other->cell, supported(notes, *region.other, region.one, region.difference));
  return finding;
}

// The finding of the smallest region that narrows anything: the easiest to see.
class Smallest {
 public:
  explicit Smallest(const Notes& notes) : notes_(notes) {}

  void offer(const Region& region) {
    if (finding_ && region.runs >= region_.runs) return;
    auto finding = finding_of(notes_, region);
    if (finding.narrowed.empty()) return;
    finding_ = std::move(finding);
    region_ = region;
  }

  [[nodiscard]] std::optional<Finding> take(const RegionMap& map) && {
    if (finding_) finding_->runs = map.runs_of(region_);
    return std::move(finding_);
  }

 private:
  const Notes& notes_;
  std::optional<Finding> finding_;
  Region region_;
};

std::optional<Finding> find_one(const Notes& notes, Context& /*context*/) {
  const RegionMap map(notes);
  Smallest smallest(notes);
  for (const auto& region : map.regions()) smallest.offer(region);
  return std::move(smallest).take(map);
}

std::optional<Finding> find_two(const Notes& notes, Context& context) {
  if (notes.count_open() > kMostCellsForPairs) return std::nullopt;
  const RegionMap map(notes);
  Smallest smallest(notes);
  for (std::uint32_t cell = 0; cell < notes.puzzle().cells.size(); ++cell) {
    if (!notes.is_open(cell)) continue;
    if (!context.proceed()) return std::nullopt;
    for (const auto& region : map.regions_with(cell)) smallest.offer(region);
  }
  return std::move(smallest).take(map);
}

// What is left of the clues of the region's runs, across and down.
std::array<int, 2> totals(const Notes& notes, const Finding& finding) {
  std::array<int, 2> totals{};
  for (const auto run : finding.runs)
    totals[static_cast<std::size_t>(notes.puzzle().runs[run].direction)] += notes.rest(run).sum;
  return totals;
}

std::string where(const Notes& notes, const Finding& finding) {
  const auto& puzzle = notes.puzzle();
  return fmt::format("the region of {} runs around {}", finding.runs.size(),
                     name_of(puzzle, puzzle.runs[finding.runs.front()]));
}

std::string tell_one(const Notes& notes, const Finding& finding) {
  const auto [across, down] = totals(notes, finding);
  return fmt::format("in {} {} is left to fill across and {} down, and only {} sticks out",
                     where(notes, finding), across, down,
                     place_of(notes.puzzle().cells[finding.narrowed.front().cell]));
}

std::string tell_two(const Notes& notes, const Finding& finding) {
  const auto [across, down] = totals(notes, finding);
  const auto& cells = notes.puzzle().cells;
  return fmt::format("in {} {} is left to fill across and {} down, and only {} and {} stick out",
                     where(notes, finding), across, down, place_of(cells[finding.notes[0]]),
                     place_of(cells[finding.notes[1]]));
}

}  // namespace

const Technique& region_sum() {
  static constexpr Technique kTechnique{.name = "region sum",
                                        .tier = Tier::expert,
                                        .effort = 15,
                                        .find = {.anywhere = find_one},
                                        .tell = tell_one};
  return kTechnique;
}

const Technique& region_pair() {
  static constexpr Technique kTechnique{.name = "region pair",
                                        .tier = Tier::expert,
                                        .effort = 30,
                                        .find = {.anywhere = find_two},
                                        .tell = tell_two};
  return kTechnique;
}

}  // namespace quadrille::kakuro
