#include "puzzles/template/play/acts.hpp"

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

Expected<void> check_mark(const Puzzle& puzzle, const Mark& mark) {
  const auto size = puzzle.page.size();
  if (!size.contains(mark.cell)) {
    return fail(fmt::format("row {}, column {} is outside the {}x{} page", mark.cell.row.value,
                            mark.cell.col.value, size.rows, size.cols));
  }
  if (mark.now != kOpen && mark.now != kTick && mark.now != kBlank)
    return fail("a square is '.', 'x' or '-'");
  return {};
}

}  // namespace quadrille::template_family
