#include "puzzles/tens/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::tens {

Expected<Board> blank_sheet(Size size) {
  if (std::min(size.rows, size.cols) < 1 || std::max(size.rows, size.cols) > kLongestSide) {
    return fail(
        fmt::format("a board has 1 to {} rows and columns, not {}x{}", kLongestSide, size.rows, size.cols));
  }
  return Board{.digits = Grid<std::uint8_t>(size)};
}

Expected<Board> edit(const Board& board, const Edit& edit) {
  const auto* mark = std::get_if<Mark>(&edit);
  if (mark == nullptr) return fail("a board of tens has no clue lines");
  const auto size = board.digits.size();
  if (!size.contains(mark->cell))
    return fail(fmt::format("{} is outside the {}x{} board", place_of(mark->cell), size.rows, size.cols));
  const auto digit = digit_of(mark->now);
  if (!digit) return fail("a cell holds a digit from 1 to 9 or '.'");
  auto edited = board;
  edited.digits[mark->cell] = *digit;
  return edited;
}

}  // namespace quadrille::tens
