#include "puzzles/sudoku/model/answer.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/sudoku/formats/square.hpp"

namespace quadrille::sudoku {

Expected<Filling> read_answer(const Puzzle& puzzle, std::string_view text) {
  auto digits = read_square(split_lines(text));
  if (!digits) return std::unexpected(digits.error());
  const int side = puzzle.side();
  if (digits->rows() != side)
    return fail(fmt::format("the answer is {0}x{0}, the puzzle {1}x{1}", digits->rows(), side), 1, 1);
  for_each_cell(digits->size(), [&](Cell cell) {
    if ((*digits)[cell] == 0) (*digits)[cell] = puzzle.givens[cell];
  });
  return Filling{std::move(*digits)};
}

std::string write_answer(const Puzzle& /*puzzle*/, const Filling& filling) {
  return write_rows(filling.digits);
}

std::string headline(const Puzzle& puzzle, const FoundView<Filling>& found) {
  const auto cells = puzzle.givens.size().cells();
  const auto filled = count_filled(found.answer.digits);
  if (filled < cells) return fmt::format("{} of {} cells filled", filled, cells);
  return fmt::format("{0}x{0}, {1} given", puzzle.side(), count_filled(puzzle.givens));
}

}  // namespace quadrille::sudoku
