#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/nonogram/teach/notes.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"

namespace quadrille::nonogram {
namespace {

std::optional<Finding> find_branch(Notes& notes, Context& /*context*/) {
  if (notes.only_answer() == nullptr) return std::nullopt;
  return notes.taken_from(*notes.only_answer(), nullptr);
}

std::string tell_branch(const Notes& notes, const Finding& finding) {
  const auto& [cell, colour] = finding.cells.front();
  const auto words = colour_in_words(colour, notes.puzzle());
  if (finding.is_choice)
    return fmt::format("more than one picture fits from here; in one of them {} is {}", place_of(cell),
                       words);
  return fmt::format("no single trial decides a cell; following the trials of {} to their ends leaves {}",
                     place_of(cell), words);
}

}  // namespace

const Technique& branch() {
  static constexpr Technique kTechnique{
      .name = "branch", .tier = Tier::diabolical, .effort = 100, .find = find_branch, .tell = tell_branch};
  return kTechnique;
}

}  // namespace quadrille::nonogram
