#include "puzzles/sudoku/facets.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/model.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {

Expected<Filling> set_cell(const Puzzle& puzzle, const Filling& position, const Mark& mark) {
  const auto digit = read_mark(puzzle, mark);
  if (!digit) return std::unexpected(digit.error());
  if (puzzle.givens[mark.cell] != 0)
    return fail(fmt::format("the digit at {} is given", place_of(mark.cell)));
  auto filled = position;
  filled.digits[mark.cell] = *digit;
  return filled;
}

Expected<Puzzle> remaining(const Puzzle& puzzle, const Filling& position) {
  Puzzle left{position.digits};
  for_each_cell(left.givens.size(), [&](Cell cell) {
    if (left.givens[cell] == 0) left.givens[cell] = puzzle.givens[cell];
  });
  return left;
}

std::optional<Filling> finished(const Puzzle& /*puzzle*/, const Filling& position) {
  if (count_filled(position.digits) < position.digits.size().cells()) return std::nullopt;
  return position;
}

}  // namespace quadrille::sudoku
