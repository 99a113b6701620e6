#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/sudoku/facets.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

Expected<Puzzle> blank_sheet(Size size) {
  if (size.rows != size.cols || !boxes_of(size.rows)) {
    return fail(
        fmt::format("a square has 4, 6, 9 or 16 rows and as many columns, not {}x{}", size.rows, size.cols));
  }
  return Puzzle{Grid<std::uint8_t>(size)};
}

Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit) {
  const auto* mark = std::get_if<Mark>(&edit);
  if (mark == nullptr)
    return fail(
        fmt::format("{} is not a clue: a square has only cells", in_quotes(std::get<Field>(edit).id)));
  const auto digit = read_mark(puzzle, *mark);
  if (!digit) return std::unexpected(digit.error());
  auto changed = puzzle;
  changed.givens[mark->cell] = *digit;
  return changed;
}

}  // namespace quadrille::sudoku
