#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/teach/notes.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"
#include "puzzles/nonogram/teach/techniques/technique.hpp"

namespace quadrille::nonogram {
namespace {

std::optional<Finding> find_colour(Notes& notes, Context& context) {
  return notes.has_one_ink() ? std::nullopt : notes.narrow_by_turns(context);
}

}  // namespace

std::string tell_narrowed(const Notes& notes, const Finding& finding) {
  std::string words;
  for (const auto& [cell, colour] : finding.cells) {
    words += fmt::format("{}{} is {}", words.empty() ? "" : ", ", place_of(cell),
                         colour_in_words(colour, notes.puzzle()));
  }
  return fmt::format("{}, with the colours that the lines across leave its cells: {}",
                     line_name(finding.line->in_row, finding.line->number), words);
}

const Technique& colour() {
  static constexpr Technique kTechnique{
      .name = "colour", .tier = Tier::hard, .effort = 4, .find = find_colour, .tell = tell_narrowed};
  return kTechnique;
}

}  // namespace quadrille::nonogram
