#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  for (const auto cell : run.cells()) {
    if (!is_single(notes[cell])) continue;
    return Finding{
        .narrowed = {{cell, notes[cell]}}, .runs = {number}, .notes = {cell}, .digits = notes[cell]};
  }
  return std::nullopt;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto cell = finding.narrowed.front().cell;
  return fmt::format("of {}, which the sums allow at {}, all others have been crossed out",
                     in_words(notes.allowed(cell)), place_of(notes.puzzle().cells[cell]));
}

}  // namespace

const Technique& only_digit_left() {
  static constexpr Technique kTechnique{
      .name = "only digit left", .tier = Tier::easy, .effort = 3, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
