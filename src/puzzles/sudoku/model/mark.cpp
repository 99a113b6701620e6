#include "puzzles/sudoku/model/model.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {

Expected<std::uint8_t> read_mark(const Puzzle& puzzle, const Mark& mark) {
  const int side = puzzle.side();
  if (!puzzle.givens.size().contains(mark.cell))
    return fail(fmt::format("{} is outside the {}x{} square", place_of(mark.cell), side, side));
  if (const auto digit = digit_of(mark.now, side)) return *digit;
  return fail(fmt::format("a cell is '.' or a digit from 1 to {}", letter_of(side)));
}

}  // namespace quadrille::sudoku
