#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

// The digits that make the sum together with a different digit of the partner's.
Digits with_partner(int sum, Digits partner) {
  Digits digits = 0;
  for (int digit = 1; digit <= 9; ++digit) {
    const int other = sum - digit;
    if (other >= 1 && other <= 9 && other != digit && (partner & digit_bit(other)) != 0)
      digits = static_cast<Digits>(digits | digit_bit(digit));
  }
  return digits;
}

std::optional<Finding> find(const Notes& notes, std::uint32_t number) {
  const OpenRun run(notes, number);
  if (run.size() != 2 || !run.clued()) return std::nullopt;
  Finding finding{.narrowed = {}, .runs = {number}};
  for (const std::size_t i : {0U, 1U})
    narrow(finding, notes, run.cells()[i], with_partner(run.rest.sum, run.digits()[1 - i]));
  if (finding.narrowed.empty()) return std::nullopt;
  finding.notes = run.all();
  return finding;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto number = finding.runs.front();
  const OpenRun run(notes, number);
  return fmt::format("the two open cells of {} make {}, one with {} and the other with {}",
                     name_of(notes.puzzle(), notes.puzzle().runs[number]), run.rest.sum,
                     in_words(run.digits()[0]), in_words(run.digits()[1]));
}

}  // namespace

const Technique& last_two_cells() {
  static constexpr Technique kTechnique{
      .name = "last two cells", .tier = Tier::hard, .effort = 5, .find = {.in_run = find}, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::kakuro
