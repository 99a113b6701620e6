#include "puzzles/template/facets.hpp"

#include <fmt/format.h>

namespace quadrille::template_family {

Expected<Answer> set_cell(const Puzzle& puzzle, const Answer& position, const Mark& mark) {
  const auto allowed = check_mark(puzzle, mark);
  if (!allowed) return std::unexpected(allowed.error());
  if (puzzle.page[mark.cell] != kOpen)
    return fail(fmt::format("row {}, column {} is given", mark.cell.row.value, mark.cell.col.value));
  auto filled = position;
  filled.page[mark.cell] = mark.now;
  return filled;
}

Expected<Puzzle> remaining(const Puzzle& puzzle, const Answer& position) {
  auto rest = puzzle;
  rest.page = position.page;
  return rest;
}

}  // namespace quadrille::template_family
