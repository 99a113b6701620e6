#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (!run.clued() || run.size() < 2) return std::nullopt;
  const auto useful = fitting_sets(run).in_some();
  if ((run.any & ~useful) == 0) return std::nullopt;
  Finding finding{.narrowed = {}, .runs = {number}, .notes = run.all(), .digits = useful};
  for (const auto cell : run.cells()) narrow(finding, notes, cell, useful);
  return finding;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto number = finding.runs.front();
  const OpenRun run(notes, number);
  std::string fitting;
  for (const Digits set : fitting_sets(run).all()) {
    if (!fitting.empty()) fitting += "; ";
    fitting += in_words(set);
  }
  return fmt::format("of the {} digit sets for the rest of {} only these fit its open cells: {}",
                     sets_of(run.rest).all().size(), name_of(notes.puzzle(), notes.puzzle().runs[number]),
                     fitting);
}

}  // namespace

const Technique& sets_that_fit() {
  static constexpr Technique kTechnique{
      .name = "fitting sets", .tier = Tier::hard, .effort = 7, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
