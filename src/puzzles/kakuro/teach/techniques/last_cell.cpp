#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (run.size() != 1 || !run.clued() || !is_single(run.any)) return std::nullopt;
  return Finding{.narrowed = {{run.cells()[0], run.any}}, .runs = {number}, .digits = run.any};
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto number = finding.runs.front();
  const auto& run = notes.puzzle().runs[number];
  const auto name = name_of(notes.puzzle(), run);
  if (run.length == 1) return fmt::format("{} has a single cell", name);
  return fmt::format("{} has one open cell and {} to go", name, notes.rest(number).sum);
}

}  // namespace

const Technique& last_cell() {
  static constexpr Technique kTechnique{
      .name = "last cell", .tier = Tier::easy, .effort = 1, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
