#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/teach/notes.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"
#include "puzzles/nonogram/teach/techniques/technique.hpp"

namespace quadrille::nonogram {
namespace {

std::optional<Finding> find_probe(Notes& notes, Context& context) { return notes.try_colours(context); }

std::string tell_probe(const Notes& notes, const Finding& finding) {
  const auto& [cell, colour, line] = *finding.failure;
  const auto& puzzle = notes.puzzle();
  const auto found =
      fmt::format("trying {} in {} leads to a contradiction: {} could not hold its clues",
                  colour_in_words(colour, puzzle), place_of(cell), line_name(line.in_row, line.number));
  if (finding.line) return found + "; then " + tell_narrowed(notes, finding);
  return fmt::format("{}, so it is {}", found, colour_in_words(finding.cells.front().colour, puzzle));
}

}  // namespace

const Technique& single_trial() {
  static constexpr Technique kTechnique{
      .name = "probe", .tier = Tier::expert, .effort = 20, .find = find_probe, .tell = tell_probe};
  return kTechnique;
}

}  // namespace quadrille::nonogram
