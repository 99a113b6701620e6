#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (!run.clued() || run.size() < 2) return std::nullopt;
  const auto sets = fitting_sets(run);
  if (sets.all().empty()) return std::nullopt;
  Digits once = 0;
  Digits more = 0;
  for (const Digits digits : run.digits()) {
    more = static_cast<Digits>(more | (once & digits));
    once = static_cast<Digits>(once | digits);
  }
  const auto placed = static_cast<Digits>(sets.in_every() & once & ~more);
  for (std::size_t i = 0; i < run.size(); ++i) {
    const auto digit = static_cast<Digits>(run.digits()[i] & placed);
    if (!is_single(digit) || digit == run.digits()[i]) continue;
    return Finding{
        .narrowed = {{run.cells()[i], digit}}, .runs = {number}, .notes = run.all(), .digits = digit};
  }
  return std::nullopt;
}

std::string tell(const Notes& notes, const Finding& finding) {
  return fmt::format("{} needs a {}, and no other of its cells can hold it",
                     name_of(notes.puzzle(), notes.puzzle().runs[finding.runs.front()]),
                     in_words(finding.digits));
}

}  // namespace

const Technique& required_digit() {
  static constexpr Technique kTechnique{
      .name = "required digit", .tier = Tier::medium, .effort = 4, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
