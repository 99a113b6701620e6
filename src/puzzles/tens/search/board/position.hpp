#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// A board of any size that is being played. Besides the digits it keeps one bit per cell that still holds
// one, so that the next digit of a row is found without walking over the empty cells.
class Position {
 public:
  explicit Position(const Board& board);

  // The bytes that a position of the given size takes.
  [[nodiscard]] static std::size_t bytes(Size size);

  [[nodiscard]] Size size() const { return digits_.size(); }
  [[nodiscard]] int target() const { return target_; }
  [[nodiscard]] int digit(int row, int col) const { return digits_[at(row, col)]; }

  // The first digit of a row at or right of a column; the number of columns if there is none.
  [[nodiscard]] int digit_from(int row, int col) const;
  // The first digit of a row at or left of a column; -1 if there is none.
  [[nodiscard]] int digit_up_to(int row, int col) const;

  // Empties a box and returns the cells that held a digit, row by row.
  std::vector<Cell> clear(const Box& box);

  // Whether a box still sums to the target.
  [[nodiscard]] bool sums_to_target(const Box& box) const;

 private:
  static constexpr int kWordBits = 64;
  [[nodiscard]] static int words_for(int cols) { return (cols + kWordBits - 1) / kWordBits; }

  [[nodiscard]] std::uint64_t& word(int row, int col);
  [[nodiscard]] std::uint64_t word(int row, int index_of_word) const;

  Grid<std::uint8_t> digits_;
  int target_;
  int words_per_row_;
  std::vector<std::uint64_t> filled_;
};

inline int Position::digit_from(int row, int col) const {
  if (col >= digits_.cols()) return digits_.cols();
  int index = col / kWordBits;
  auto bits = word(row, index) & (~std::uint64_t{0} << (col % kWordBits));
  while (bits == 0) {
    if (++index == words_per_row_) return digits_.cols();
    bits = word(row, index);
  }
  return index * kWordBits + std::countr_zero(bits);
}

inline int Position::digit_up_to(int row, int col) const {
  if (col < 0) return -1;
  int index = col / kWordBits;
  auto bits = word(row, index) & (~std::uint64_t{0} >> (kWordBits - 1 - col % kWordBits));
  while (bits == 0) {
    if (--index < 0) return -1;
    bits = word(row, index);
  }
  return index * kWordBits + kWordBits - 1 - std::countl_zero(bits);
}

}  // namespace quadrille::tens
