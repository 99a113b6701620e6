#include "puzzles/tens/rules.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace quadrille::tens {
namespace {

// A rectangle of whole columns of a strip, of the given sums, that sums to the target: its first and last
// column. No digit is below zero, so two ends that only move right find them all.
std::optional<std::pair<int, int>> columns_with(const std::vector<int>& sums, int target) {
  int sum = 0;
  int left = 0;
  for (int right = 0; right < static_cast<int>(sums.size()); ++right) {
    sum += sums[static_cast<std::size_t>(right)];
    while (sum > target) sum -= sums[static_cast<std::size_t>(left++)];
    if (sum == target) return std::pair{left, right};
  }
  return std::nullopt;
}

// The cells between two corners, whichever they are, as far as they lie on a board.
std::vector<Cell> cells_between(const Box& box, Size size) {
  const auto [top, bottom] = std::minmax(box.from.row.value, box.to.row.value);
  const auto [left, right] = std::minmax(box.from.col.value, box.to.col.value);
  std::vector<Cell> cells;
  for (int row = std::max(top, 0); row <= std::min(bottom, size.rows - 1); ++row) {
    for (int col = std::max(left, 0); col <= std::min(right, size.cols - 1); ++col)
      cells.push_back(at(row, col));
  }
  return cells;
}

}  // namespace

Verdict referee(const Board& board, const Plan& plan) {
  Verdict verdict{.left = board};
  auto& left = verdict.left.digits;
  const auto size = left.size();
  for (const auto digit : left.values()) verdict.total += digit != 0;
  for (const auto& move : plan.moves) {
    const auto& [from, to] = move;
    const int number = verdict.moves + 1;
    const auto wrong = [&](std::string reason) {
      verdict.mistakes.push_back({std::move(reason), cells_between(move, size)});
      return std::move(verdict);
    };
    if (from.row.value < 0 || from.col.value < 0 || to.row.value >= size.rows || to.col.value >= size.cols) {
      return wrong(fmt::format("move {} leaves the {}x{} board", number, size.rows, size.cols));
    }
    if (from.row.value > to.row.value || from.col.value > to.col.value) {
      return wrong(fmt::format("move {}: the first corner must be the top left one", number));
    }
    int sum = 0;
    for_each_cell(move, [&](Cell cell) { sum += left[cell]; });
    if (sum != board.target) {
      return wrong(fmt::format("move {} sums to {}, not {}", number, sum, board.target));
    }
    for_each_cell(move, [&](Cell cell) { verdict.cleared += std::exchange(left[cell], 0) != 0; });
    verdict.moves = number;
  }
  return verdict;
}

Ruling check(const Board& board, const Plan& plan, Extent extent, Context& context) {
  auto verdict = referee(board, plan);
  Ruling ruling{.mistakes = std::move(verdict.mistakes)};
  if (ruling.mistakes.empty() && extent == Extent::whole) judge_claims(plan.claims, verdict, context, ruling);
  return ruling;
}

std::optional<Box> some_move(const Board& board, Context& context) {
  const auto size = board.digits.size();
  for (int top = 0; top < size.rows; ++top) {
    // A rectangle without its empty first row sums to the same.
    if (std::ranges::all_of(board.digits.row(Row{top}), [](auto digit) { return digit == 0; })) continue;
    std::vector<int> sums(static_cast<std::size_t>(size.cols), 0);
    for (int bottom = top; bottom < size.rows; ++bottom) {
      if (!context.proceed()) return std::nullopt;
      for (int col = 0; col < size.cols; ++col)
        sums[static_cast<std::size_t>(col)] += board.digits[at(bottom, col)];
      if (const auto found = columns_with(sums, board.target))
        return Box{at(top, found->first), at(bottom, found->second)};
      if (std::ranges::all_of(sums, [&](int sum) { return sum > board.target; })) break;
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::tens
