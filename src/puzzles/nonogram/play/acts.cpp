#include "puzzles/nonogram/facets.hpp"

#include <bit>

#include <fmt/format.h>

#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/search/answers.hpp"

namespace quadrille::nonogram {

Expected<Painting> set_cell(const Puzzle& puzzle, const Painting& position, const Mark& mark) {
  const auto size = puzzle.size();
  const auto [row, col] = mark.cell;
  if (!size.contains(mark.cell)) {
    return fail(fmt::format("row {}, column {} is outside the {}x{} grid", row.value, col.value, size.rows,
                            size.cols));
  }
  if (puzzle.saved.size() == size && std::has_single_bit(puzzle.saved[mark.cell]))
    return fail(fmt::format("the cell in row {}, column {} is given", row.value, col.value));
  auto painted = position;
  if (mark.now == U'?') {
    painted.cells[mark.cell] = kUndecided;
    return painted;
  }
  const auto colour =
      mark.now < 0x80 ? find_symbol(puzzle.palette, static_cast<char>(mark.now)) : std::nullopt;
  if (!colour) return fail("a cell is '.', '?' or the symbol of a colour");
  painted.cells[mark.cell] = *colour;
  return painted;
}

Expected<Puzzle> remaining(const Puzzle& puzzle, const Painting& position) {
  return from_position(puzzle, position);
}

}  // namespace quadrille::nonogram
