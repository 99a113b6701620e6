#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "puzzles/tens/model/model.hpp"
#include "puzzles/tens/search/board/bytes.hpp"
#include "puzzles/tens/search/board/cell_set.hpp"

namespace quadrille::tens {

inline constexpr int kSheetCols = 16;
inline constexpr int kSheetCells = 256;

// A box on a bit board, in the bit board's own orientation.
struct BitBoardBox {
  std::uint8_t top;
  std::uint8_t bottom;
  std::uint8_t left;
  std::uint8_t right;
  friend bool operator==(const BitBoardBox&, const BitBoardBox&) = default;
};

// How a board lies on a bit board: turned if that makes it at most 16 columns wide, and as wide as possible.
// nullopt: it does not fit, or needs sets of more than kSheetCells cells.
struct BitBoardShape {
  int rows = 0;
  int cols = 0;
  bool turned = false;
  [[nodiscard]] int words() const { return (rows * cols + 63) / 64; }
};
[[nodiscard]] constexpr std::optional<BitBoardShape> sheet_shape(Size size) {
  if (size.cells() == 0 || size.cells() > kSheetCells) return std::nullopt;
  const auto [low, high] = std::minmax(size.rows, size.cols);
  const int cols = high <= kSheetCols ? high : low;
  if (cols > kSheetCols) return std::nullopt;
  return BitBoardShape{static_cast<int>(size.cells()) / cols, cols, cols != size.cols};
}

// The unchanging side of a small board: its digits as rows of bytes and as sets of cells. Which digits are
// still there is a CellSet that the caller keeps; copying a position is copying a few words.
template <int Words>
class BitBoard {
 public:
  using Set = CellSet<Words>;

  BitBoard(const Board& board, BitBoardShape shape)
      : shape_(shape), target_(board.target), digits_(shape.rows), rows_above_(shape.rows + 1) {
    for (int row = 0; row < shape.rows; ++row) {
      for (int col = 0; col < shape.cols; ++col) {
        const int digit = board.digits[shape.turned ? at(col, row) : at(row, col)];
        const int cell = row * shape.cols + col;
        digits_[row].lanes[col] = static_cast<std::uint8_t>(digit);
        if (digit != 0) filled_.add(cell);
        for (int bit = 0; bit < 4; ++bit) {
          if ((digit >> bit & 1) != 0) digit_bits_[bit].add(cell);
        }
        for (int below = row + 1; below <= shape.rows; ++below) rows_above_[below].add(cell);
        for (int right = col + 1; right <= shape.cols; ++right) cols_left_of_[right].add(cell);
      }
    }
  }

  [[nodiscard]] int rows() const { return shape_.rows; }
  [[nodiscard]] int cols() const { return shape_.cols; }
  [[nodiscard]] int target() const { return target_; }
  [[nodiscard]] int digit(int cell) const { return digits_[cell / shape_.cols].lanes[cell % shape_.cols]; }
  [[nodiscard]] const Set& filled() const { return filled_; }  // at the start

  [[nodiscard]] Set cells_of(BitBoardBox box) const {
    return rows_above_[box.bottom + 1].without(rows_above_[box.top]) &
           cols_left_of_[box.right + 1].without(cols_left_of_[box.left]);
  }

  [[nodiscard]] int sum(const Set& cells) const {
    int total = 0;
    for (int bit = 0; bit < 4; ++bit) total += (cells & digit_bits_[bit]).count() << bit;
    return total;
  }

  // The box in the original board's coordinates.
  [[nodiscard]] Box on_board(BitBoardBox box) const {
    if (shape_.turned) return {at(box.left, box.top), at(box.right, box.bottom)};
    return {at(box.top, box.left), at(box.bottom, box.right)};
  }

  [[nodiscard]] BitBoardBox from_board(const Box& box) const {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
    const auto& [from, to] = box;
    if (shape_.turned) {
      return {byte(from.col.value), byte(to.col.value), byte(from.row.value), byte(to.row.value)};
    }
    return {byte(from.row.value), byte(to.row.value), byte(from.col.value), byte(to.col.value)};
  }

  // No position has more moves: for a top row and two columns there is at most one bottom row, and for two
  // rows and a left column at most one right column.
  [[nodiscard]] std::size_t most_moves() const {
    const int rows = shape_.rows;
    const int cols = shape_.cols;
    return static_cast<std::size_t>(std::min(rows * cols * (cols + 1) / 2, rows * (rows + 1) / 2 * cols));
  }

  // Calls visit(BitBoardBox) for every move of the position that touches a row and a column of a changed
  // cell: that is, for all moves that contain a changed cell, and a few others.
  template <class Visit>
  void visit_moves(const Set& filled, const Set& changed, Visit&& visit) const {
    Moves moves;
    const auto count = find_moves(filled, changed, moves);
    for (std::size_t i = 0; i < count; ++i) visit(moves[i]);
  }

 private:
  // No position of any bit board has more moves.
  static constexpr std::size_t kMostMoves = kSheetCells * (kSheetCols + 1) / 2;
  using Moves = std::array<BitBoardBox, kMostMoves>;

  // Compiled once, in bit_board.cpp: it is long, and there are many callers.
  [[nodiscard]] std::size_t find_moves(const Set& filled, const Set& changed, Moves& moves) const;

  struct alignas(16) Lanes {
    std::array<std::uint8_t, kSheetCols> lanes{};
  };

  // Rows top to bottom, with their column sums and the columns that a box may hold.
  struct Band {
    Bytes sums;
    std::uint16_t open;
    std::uint16_t changed;
    std::uint8_t top;
    std::uint8_t bottom;
  };
  static constexpr std::size_t kBandsAtOnce = 64;

  // The columns that a box through one of `seeds` can hold: it may not leave `free`.
  [[nodiscard]] static unsigned reach(unsigned seeds, unsigned free) {
    seeds &= free;
    unsigned reached = (free & ~(free + seeds)) | seeds;  // upwards by the carry of one addition
    reached |= free & (reached >> 1U);
    free &= free >> 1U;
    reached |= free & (reached >> 2U);
    free &= free >> 2U;
    reached |= free & (reached >> 4U);
    free &= free >> 4U;
    return reached | (free & (reached >> 8U));
  }

  // One row of a set as bits, leftmost column first.
  [[nodiscard]] std::uint16_t row_bits(const Set& set, int row) const {
    const int first = row * shape_.cols;
    auto bits = set.words[first / 64] >> (first % 64);
    if (first % 64 > 64 - kSheetCols && first / 64 + 1 < Words) {
      bits |= set.words[first / 64 + 1] << (64 - first % 64);
    }
    return static_cast<std::uint16_t>(bits & ((1U << shape_.cols) - 1));
  }

  BitBoardShape shape_;
  int target_;
  std::vector<Lanes> digits_;
  std::vector<Set> rows_above_;  // all cells above a row
  std::array<Set, kSheetCols + 1> cols_left_of_{};
  std::array<Set, 4> digit_bits_{};
  Set filled_{};
};

extern template class BitBoard<1>;
extern template class BitBoard<2>;
extern template class BitBoard<3>;
extern template class BitBoard<4>;

// Calls use(bit board) with the board on a bit board whose sets are as small as possible.
template <class Use>
auto on_sheet(const Board& board, BitBoardShape shape, Use&& use) {
  switch (shape.words()) {
    case 1:
      return use(BitBoard<1>(board, shape));
    case 2:
      return use(BitBoard<2>(board, shape));
    case 3:
      return use(BitBoard<3>(board, shape));
    default:
      return use(BitBoard<4>(board, shape));
  }
}

}  // namespace quadrille::tens
