#include "puzzles/sudoku/facets.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {

Expected<std::uint8_t> read_mark(const Puzzle& puzzle, const Mark& mark) {
  const int side = puzzle.side();
  if (!puzzle.givens.size().contains(mark.cell))
    return fail(fmt::format("{} is outside the {}x{} square", place_of(mark.cell), side, side));
  if (const auto digit = digit_of(mark.now, side)) return *digit;
  return fail(fmt::format("a cell is '.' or a digit from 1 to {}", letter_of(side)));
}

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
