#include "puzzles/template/rules.hpp"

namespace quadrille::template_family {

std::vector<Error> check(const Puzzle& puzzle, const Answer& answer, Extent extent) {
  if (answer.page.size() != puzzle.page.size()) return {{"the answer has another size than the page"}};
  std::vector<Error> errors;
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    const auto given = puzzle.page[cell];
    const auto found = answer.page[cell];
    if (found == (given == kOpen ? kTick : kBlank)) return;
    if (extent == Extent::so_far && found == given) return;
    errors.push_back({given == kOpen ? "this square is not ticked" : "this square shall stay blank",
                      cell.row.value + 1, cell.col.value + 1});
  });
  return errors;
}

}  // namespace quadrille::template_family
