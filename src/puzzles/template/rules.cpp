#include "puzzles/template/rules.hpp"

namespace quadrille::template_family {

std::vector<Objection> check(const Puzzle& puzzle, const Answer& answer, Extent extent) {
  if (answer.page.size() != puzzle.page.size()) return {{"the answer has another size than the page"}};
  std::vector<Objection> mistakes;
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    const auto given = puzzle.page[cell];
    const auto found = answer.page[cell];
    if (found == (given == kOpen ? kTick : kBlank)) return;
    if (extent == Extent::so_far && found == given) return;
    mistakes.push_back(
        {given == kOpen ? "this square is not ticked" : "this square shall stay blank", {cell}});
  });
  return mistakes;
}

}  // namespace quadrille::template_family
