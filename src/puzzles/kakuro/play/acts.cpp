#include "puzzles/kakuro/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::kakuro {

Expected<Filling> set_cell(const Puzzle& puzzle, const Filling& position, const Mark& mark) {
  const auto place = std::ranges::lower_bound(puzzle.cells, mark.cell);
  if (place == puzzle.cells.end() || *place != mark.cell)
    return fail(fmt::format("{} is not a white cell", place_of(mark.cell)));
  if (puzzle.squares[mark.cell].given != 0)
    return fail(fmt::format("the digit in {} is given", place_of(mark.cell)));
  if (mark.now != U'.' && (mark.now < U'1' || mark.now > U'9'))
    return fail("a cell is a digit from 1 to 9 or '.'");
  auto filled = position;
  filled.digits[static_cast<std::size_t>(place - puzzle.cells.begin())] =
      mark.now == U'.' ? std::uint8_t{0} : static_cast<std::uint8_t>(mark.now - U'0');
  return filled;
}

Expected<Puzzle> remaining(const Puzzle& puzzle, const Filling& position) {
  auto squares = puzzle.squares;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    if (position.digits[i] != 0) squares[puzzle.cells[i]].given = position.digits[i];
  }
  auto left = make_puzzle(std::move(squares));
  if (!left) return fail(left.error().message);
  return std::move(*left);
}

std::optional<Filling> finished(const Puzzle& puzzle, const Filling& position) {
  if (count_filled(position) < puzzle.cells.size()) return std::nullopt;
  return position;
}

}  // namespace quadrille::kakuro
