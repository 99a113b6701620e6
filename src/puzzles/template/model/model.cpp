#include "puzzles/template/model/model.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::template_family {

std::vector<Band> bands(const Puzzle& puzzle) {
  const auto [rows, cols] = puzzle.page.size();
  std::vector<Band> all;
  for (int row = 0; row < rows; ++row)
    all.push_back(
        {fmt::format("row {}", row), row_of(Row{row}), {}, puzzle.row_ticks[static_cast<std::size_t>(row)]});
  for (int col = 0; col < cols; ++col)
    all.push_back({fmt::format("column {}", col),
                   column_of(Col{col}),
                   {},
                   puzzle.col_ticks[static_cast<std::size_t>(col)]});
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    all[static_cast<std::size_t>(cell.row.value)].cells.push_back(cell);
    all[static_cast<std::size_t>(rows + cell.col.value)].cells.push_back(cell);
  });
  return all;
}

Puzzle counted(const Grid<Symbol>& page) {
  Puzzle puzzle{.page = Grid<Symbol>(page.size(), kOpen),
                .row_ticks = std::vector<int>(static_cast<std::size_t>(page.rows())),
                .col_ticks = std::vector<int>(static_cast<std::size_t>(page.cols()))};
  for_each_cell(page.size(), [&](Cell cell) {
    if (page[cell] != kTick) return;
    ++puzzle.row_ticks[static_cast<std::size_t>(cell.row.value)];
    ++puzzle.col_ticks[static_cast<std::size_t>(cell.col.value)];
  });
  return puzzle;
}

Expected<void> check_mark(const Puzzle& puzzle, const Mark& mark) {
  const auto size = puzzle.page.size();
  if (!size.contains(mark.cell))
    return fail(fmt::format("{} is outside the {}x{} page", place_of(mark.cell), size.rows, size.cols));
  if (mark.now != kOpen && mark.now != kTick && mark.now != kBlank)
    return fail("a square is '.', 'x' or '-'");
  return {};
}

Answer blank(const Puzzle& puzzle) { return {puzzle.page}; }

}  // namespace quadrille::template_family
