#include "puzzles/tens/rules.hpp"

#include <fmt/format.h>

// Shares no code with the solvers: its own loops, its own sums.

namespace quadrille::tens {
namespace {

// Whether a box with this top left corner sums to the target.
bool corner_has_move(const Board& board, int top, int left) {
  const auto size = board.digits.size();
  std::vector<int> column_sums(static_cast<std::size_t>(size.cols), 0);
  for (int bottom = top; bottom < size.rows && column_sums[left] <= board.target; ++bottom) {
    int sum = 0;
    for (int right = left; right < size.cols; ++right) {
      column_sums[right] += board.digits[at(bottom, right)];
      sum += column_sums[right];
      if (sum == board.target) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<Error> check(const Board& board, const Plan& plan, Extent /*extent*/) {
  auto left = board.digits;
  const auto size = left.size();
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    const auto& [from, to] = plan.moves[i];
    const int line = static_cast<int>(i) + 1;
    if (from.row.value < 0 || from.col.value < 0 || to.row.value >= size.rows || to.col.value >= size.cols) {
      return {{fmt::format("move {} leaves the {}x{} board", line, size.rows, size.cols), line, 0}};
    }
    if (from.row.value > to.row.value || from.col.value > to.col.value) {
      return {{fmt::format("move {}: the first corner must be the top left one", line), line, 0}};
    }
    int sum = 0;
    for (int row = from.row.value; row <= to.row.value; ++row) {
      for (int col = from.col.value; col <= to.col.value; ++col) {
        sum += left[at(row, col)];
        left[at(row, col)] = 0;
      }
    }
    if (sum != board.target)
      return {{fmt::format("move {} sums to {}, not {}", line, sum, board.target), line, 0}};
  }
  return {};
}

bool any_move_left(const Board& board) {
  for (int top = 0; top < board.digits.rows(); ++top) {
    for (int left = 0; left < board.digits.cols(); ++left) {
      if (corner_has_move(board, top, left)) return true;
    }
  }
  return false;
}

}  // namespace quadrille::tens
