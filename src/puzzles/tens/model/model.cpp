#include "puzzles/tens/model/model.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::tens {

Symbol symbol_of(std::uint8_t digit) { return digit == 0 ? U'.' : U'0' + digit; }

std::optional<std::uint8_t> digit_of(Symbol symbol) {
  if (symbol == U'.') return std::uint8_t{0};
  if (symbol < U'0' || symbol > U'9') return std::nullopt;
  return static_cast<std::uint8_t>(symbol - U'0');
}

Expected<Board> make_board(const std::vector<std::vector<int>>& rows, int target) {
  if (target < 1 || target > kLargestTarget) {
    return fail(fmt::format("the target is 1 to {}, not {}", kLargestTarget, target));
  }
  if (rows.empty() || rows.front().empty()) return fail("the board has no cells");
  const auto width = rows.front().size();
  if (rows.size() > kLongestSide || width > kLongestSide) {
    return fail(fmt::format("a board has at most {0} rows and {0} columns, not {1}x{2}", kLongestSide,
                            rows.size(), width));
  }
  Board board{Grid<std::uint8_t>({static_cast<int>(rows.size()), static_cast<int>(width)}), target};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].size() != width) {
      return fail(fmt::format("{} has {} cells, the first row has {}", row_of(Row{static_cast<int>(row)}),
                              rows[row].size(), width));
    }
    for (std::size_t col = 0; col < width; ++col) {
      const int digit = rows[row][col];
      const auto cell = at(static_cast<int>(row), static_cast<int>(col));
      if (digit < 0 || digit > 9)
        return fail(fmt::format("{}: {} is not a digit from 0 to 9", place_of(cell), digit));
      board.digits[cell] = static_cast<std::uint8_t>(digit);
    }
  }
  return board;
}

int count_cells(const Board& board) {
  return static_cast<int>(
      std::ranges::count_if(board.digits.values(), [](auto digit) { return digit != 0; }));
}

Expected<int> clear(Board& board, const Box& move) {
  const auto size = board.digits.size();
  if (!size.contains(move.from) || !size.contains(move.to)) {
    return fail(fmt::format("the box leaves the {}x{} board", size.rows, size.cols));
  }
  if (move.from.row > move.to.row || move.from.col > move.to.col) {
    return fail("the box's first corner is not its top left");
  }
  int sum = 0;
  int cells = 0;
  for_each_cell(move, [&](Cell cell) {
    sum += board.digits[cell];
    cells += board.digits[cell] != 0;
  });
  if (sum != board.target) return fail(fmt::format("the box sums to {}, not {}", sum, board.target));
  for_each_cell(move, [&](Cell cell) { board.digits[cell] = 0; });
  return cells;
}

Expected<Board> played(const Board& board, const Box& move) {
  auto after = board;
  const auto cells = clear(after, move);
  if (!cells) return std::unexpected(cells.error());
  return after;
}

}  // namespace quadrille::tens
