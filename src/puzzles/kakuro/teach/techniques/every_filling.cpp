#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <array>
#include <bit>

#include <fmt/format.h>

#include "puzzles/kakuro/search/reach.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

using Subsets = SubsetSet<8>;  // of the nine digits

// The digits that each open cell has in some filling of all of them. Forward over the digit sets that the
// first cells can use up, backward over those that the other cells can complete.
std::array<Digits, kLongestRun> occurring(const OpenRun& run) {
  const auto size = run.size();
  std::array<Subsets, kLongestRun + 1> ahead{};
  if (run.clued()) {
    for (const Digits set : fitting_sets(run).all()) ahead[size].insert(set);
  } else {
    for (unsigned set = 0; set <= kAllDigits; ++set) {
      if (std::popcount(set) == run.rest.open) ahead[size].insert(set);
    }
  }
  for (auto i = size; i-- > 0;) {
    for (unsigned rest = run.digits()[i]; rest != 0; rest &= rest - 1)
      ahead[i] |= ahead[i + 1].without(static_cast<unsigned>(std::countr_zero(rest)));
  }
  std::array<Digits, kLongestRun> occurring{};
  Subsets reached;
  reached.insert(0);
  for (std::size_t i = 0; i < size; ++i) {
    Subsets next;
    for (unsigned rest = run.digits()[i]; rest != 0; rest &= rest - 1) {
      auto step = reached.with(static_cast<unsigned>(std::countr_zero(rest)));
      step &= ahead[i + 1];
      if (step.empty()) continue;
      occurring[i] = static_cast<Digits>(occurring[i] | (rest & -rest));
      next |= step;
    }
    reached = next;
  }
  return occurring;
}

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (run.size() < 2) return std::nullopt;
  const auto left = occurring(run);
  Finding finding{.narrowed = {}, .runs = {number}};
  for (std::size_t i = 0; i < run.size(); ++i) narrow(finding, notes, run.cells()[i], left[i]);
  if (finding.narrowed.empty()) return std::nullopt;
  finding.notes = run.all();
  return finding;
}

std::string tell(const Notes& notes, const Finding& finding) {
  return fmt::format("writing out every filling of {} shows what occurs in none",
                     name_of(notes.puzzle(), notes.puzzle().runs[finding.runs.front()]));
}

}  // namespace

const Technique& every_filling() {
  static constexpr Technique kTechnique{
      .name = "every filling", .tier = Tier::expert, .effort = 20, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
