#include "puzzles/tens/rules.hpp"

#include <string>
#include <utility>

#include <fmt/format.h>

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

Verdict referee(const Board& board, const Plan& plan) {
  Verdict verdict;
  auto left = board.digits;
  const auto size = left.size();
  for (const auto digit : left.values()) verdict.total += digit != 0;
  for (const auto& [from, to] : plan.moves) {
    const int number = verdict.moves + 1;
    const auto wrong = [&](std::string message) {
      verdict.errors.push_back({std::move(message), number, 0});
      return verdict;
    };
    if (from.row.value < 0 || from.col.value < 0 || to.row.value >= size.rows || to.col.value >= size.cols) {
      return wrong(fmt::format("move {} leaves the {}x{} board", number, size.rows, size.cols));
    }
    if (from.row.value > to.row.value || from.col.value > to.col.value) {
      return wrong(fmt::format("move {}: the first corner must be the top left one", number));
    }
    int sum = 0;
    int cells = 0;
    for (int row = from.row.value; row <= to.row.value; ++row) {
      for (int col = from.col.value; col <= to.col.value; ++col) {
        sum += left[at(row, col)];
        cells += left[at(row, col)] != 0;
        left[at(row, col)] = 0;
      }
    }
    if (sum != board.target) {
      return wrong(fmt::format("move {} sums to {}, not {}", number, sum, board.target));
    }
    verdict.moves = number;
    verdict.cleared += cells;
  }
  return verdict;
}

std::vector<Error> check(const Board& board, const Plan& plan, Extent /*extent*/) {
  return referee(board, plan).errors;
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
