#include "puzzles/tens/search/board/moves.hpp"

#include <algorithm>
#include <array>

// For every digit, the moves in which it is the leftmost digit of the top row. The box grows downwards row by
// row; only those columns near the digit are kept that a box can still reach without exceeding the target, at
// most `target` to each side. The reach shrinks with every row, so that an empty board of any size costs next
// to nothing.

namespace quadrille::tens {
namespace {

struct Column {
  int col;
  int sum;
  int cells;
};

// One side of the reach: the columns with digits, nearest first, as far as their sum stays within the target.
// `limit` is the last column of the side that a box can include.
class Side {
 public:
  Side(int step, int limit) : step_(step), limit_(limit) {}

  [[nodiscard]] int limit() const { return limit_; }
  [[nodiscard]] std::span<const Column> columns() const { return std::span(columns_).first(size_); }

  // Adds a row's digits from a column outwards, then drops what lies beyond a sum of `room`.
  void add_row(const Position& position, int row, int from, int room) {
    int row_sum = 0;
    for (int col = next(position, row, from); (limit_ - col) * step_ >= 0 && row_sum <= room;
         col = next(position, row, col + step_)) {
      row_sum += position.digit(row, col);
      add(col, position.digit(row, col));
    }
    trim(room);
  }

 private:
  // A side holds columns worth the target, and, while a row is added, as much again and the digit beyond.
  static constexpr std::size_t kMostColumns = 2 * kLargestTarget + 2;

  [[nodiscard]] int next(const Position& position, int row, int col) const {
    return step_ > 0 ? position.digit_from(row, col) : position.digit_up_to(row, col);
  }

  void add(int col, int digit) {
    std::size_t place = size_;
    while (place > 0 && (columns_[place - 1].col - col) * step_ > 0) --place;
    if (place > 0 && columns_[place - 1].col == col) {
      columns_[place - 1].sum += digit;
      ++columns_[place - 1].cells;
      return;
    }
    for (std::size_t i = size_++; i > place; --i) columns_[i] = columns_[i - 1];
    columns_[place] = {col, digit, 1};
  }

  void trim(int room) {
    for (std::size_t i = 0; i < size_; ++i) {
      room -= columns_[i].sum;
      if (room >= 0) continue;
      limit_ = columns_[i].col - step_;
      size_ = i;
      return;
    }
  }

  int step_;  // 1: rightwards, -1: leftwards
  int limit_;
  std::size_t size_ = 0;
  std::array<Column, kMostColumns> columns_;  // the first size_ are set
};

// Visits the moves of which (top, anchor) is the leftmost digit of the top row.
template <class Visit>
void visit_anchored(const Position& position, int top, int anchor, Visit&& visit) {
  const int target = position.target();
  Side right(1, position.size().cols - 1);
  Side left(-1, position.digit_up_to(top, anchor - 1) + 1);
  int sum = 0;
  int cells = 0;
  for (int bottom = top; bottom < position.size().rows; ++bottom) {
    const int first = position.digit_from(bottom, left.limit());
    if (first > right.limit()) continue;
    if (const int digit = position.digit(bottom, anchor); digit != 0) {
      sum += digit;
      ++cells;
      if (sum > target) return;
    }
    right.add_row(position, bottom, anchor + 1, target - sum);
    left.add_row(position, bottom, anchor - 1, target - sum);

    // Start with the widest box to the right, then widen to the left and narrow on the right in step.
    int total = sum;
    int count = cells;
    std::size_t ends = 0;
    for (const auto& column : right.columns()) {
      total += column.sum;
      count += column.cells;
      ++ends;
    }
    for (std::size_t starts = 0;; ++starts) {
      while (total > target && ends > 0) {
        --ends;
        total -= right.columns()[ends].sum;
        count -= right.columns()[ends].cells;
      }
      if (total == target) {
        const int from = starts == 0 ? anchor : left.columns()[starts - 1].col;
        const int to = ends == 0 ? anchor : right.columns()[ends - 1].col;
        if (position.digit_from(bottom, from) <= to) visit(Move{{at(top, from), at(bottom, to)}, count});
      }
      if (starts == left.columns().size()) break;
      total += left.columns()[starts].sum;
      count += left.columns()[starts].cells;
    }
  }
}

void sort_by_box(std::vector<Move>& moves) { std::ranges::sort(moves, {}, &Move::box); }

bool contains(const Box& box, Cell cell) {
  return cell.row >= box.from.row && cell.row <= box.to.row && cell.col >= box.from.col &&
         cell.col <= box.to.col;
}

}  // namespace

std::vector<Move> moves_from_row(const Position& position, int top) {
  std::vector<Move> moves;
  for (int col = position.digit_from(top, 0); col < position.size().cols;
       col = position.digit_from(top, col + 1)) {
    visit_anchored(position, top, col, [&](const Move& move) { moves.push_back(move); });
  }
  sort_by_box(moves);
  return moves;
}

std::vector<Move> all_moves(const Board& board) {
  const Position position(board);
  std::vector<Move> moves;
  for (int top = 0; top < board.digits.rows(); ++top) {
    const auto row = moves_from_row(position, top);
    moves.insert(moves.end(), row.begin(), row.end());
  }
  return moves;
}

bool has_move(const Position& position) {
  const auto [rows, cols] = position.size();
  bool any = false;
  for (int top = 0; top < rows && !any; ++top) {
    for (int col = position.digit_from(top, 0); col < cols && !any; col = position.digit_from(top, col + 1)) {
      visit_anchored(position, top, col, [&](const Move&) { any = true; });
    }
  }
  return any;
}

std::vector<Move> new_moves(const Position& position, std::span<const Cell> cleared) {
  std::vector<Move> moves;
  if (cleared.empty()) return moves;
  const auto [first_row, last_row] = std::ranges::minmax(cleared, {}, &Cell::row);
  const auto [first_col, last_col] = std::ranges::minmax(cleared, {}, &Cell::col);
  const int high = first_row.row.value;
  const int near_left = first_col.col.value;
  const int near_right = last_col.col.value;
  const auto search_row = [&](int top, int from, int to) {
    for (int col = position.digit_from(top, from); col <= to; col = position.digit_from(top, col + 1)) {
      visit_anchored(position, top, col, [&](const Move& move) {
        if (std::ranges::any_of(cleared, [&](Cell cell) { return contains(move.box, cell); }))
          moves.push_back(move);
      });
    }
  };

  // Below the highest cleared cell only the top row itself limits how far a box may reach.
  for (int top = last_row.row.value; top > high; --top) {
    Side right(1, position.size().cols - 1);
    Side left(-1, 0);
    right.add_row(position, top, near_right + 1, position.target());
    left.add_row(position, top, near_left - 1, position.target());
    search_row(top, left.limit(), right.limit());
  }
  // Above it, a box holds all rows down to it, so the reach shrinks from row to row.
  Side right(1, position.size().cols - 1);
  Side left(-1, 0);
  std::vector<int> between(static_cast<std::size_t>(near_right - near_left) + 1, 0);
  for (int top = high; top >= 0; --top) {
    for (int col = position.digit_from(top, near_left); col <= near_right;
         col = position.digit_from(top, col + 1)) {
      between[static_cast<std::size_t>(col - near_left)] += position.digit(top, col);
    }
    if (std::ranges::min(between) > position.target()) break;
    right.add_row(position, top, near_right + 1, position.target());
    left.add_row(position, top, near_left - 1, position.target());
    search_row(top, left.limit(), right.limit());
  }
  sort_by_box(moves);
  return moves;
}

}  // namespace quadrille::tens
