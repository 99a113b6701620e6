#include "puzzles/tens/model.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::tens {

int count_cells(const Board& board) {
  return static_cast<int>(
      std::ranges::count_if(board.digits.values(), [](auto digit) { return digit != 0; }));
}

Expected<Board> played(const Board& board, const Box& move) {
  const auto size = board.digits.size();
  if (!size.contains(move.from) || !size.contains(move.to)) {
    return fail(fmt::format("the box leaves the {}x{} board", size.rows, size.cols));
  }
  if (move.from.row > move.to.row || move.from.col > move.to.col) {
    return fail("the box's first corner is not its top left");
  }
  int sum = 0;
  Board after = board;
  for_each_cell(move, [&](Cell cell) {
    sum += board.digits[cell];
    after.digits[cell] = 0;
  });
  if (sum != board.target) return fail(fmt::format("the box sums to {}, not {}", sum, board.target));
  return after;
}

Expected<std::vector<Board>> replayed(const Board& board, const Plan& plan) {
  std::vector<Board> boards{board};
  boards.reserve(plan.moves.size() + 1);
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    auto after = played(boards.back(), plan.moves[i]);
    if (!after)
      return fail(fmt::format("move {}: {}", i + 1, after.error().message), static_cast<int>(i) + 1);
    boards.push_back(std::move(*after));
  }
  return boards;
}

}  // namespace quadrille::tens
