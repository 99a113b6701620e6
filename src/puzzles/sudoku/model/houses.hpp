#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// A set of digits: bit 0 is the digit 1.
using Digits = std::uint16_t;

[[nodiscard]] constexpr Digits digit_bit(int digit) { return static_cast<Digits>(1U << (digit - 1)); }
[[nodiscard]] constexpr Digits all_digits(int side) { return static_cast<Digits>((1U << side) - 1); }
[[nodiscard]] constexpr int count(Digits digits) { return std::popcount(digits); }
[[nodiscard]] constexpr bool is_single(Digits digits) { return std::has_single_bit(digits); }
[[nodiscard]] constexpr int only_digit(Digits digits) { return std::countr_zero(digits) + 1; }

enum class HouseKind : std::uint8_t { row, column, box };

// The rows, columns and boxes of a square, for those who solve or explain. Cells are numbered row by row.
struct Houses {
  int side = 9;
  Boxes boxes{};
  std::vector<std::vector<std::uint16_t>> cells;    // by house: rows, then columns, then boxes
  std::vector<std::array<std::uint8_t, 3>> of;      // by cell: its row, its column, its box
  std::vector<std::vector<std::uint16_t>> peers{};  // by cell: who shares a house with it, in order

  [[nodiscard]] HouseKind kind(int house) const { return static_cast<HouseKind>(house / side); }
  // Whether two different cells share a house.
  [[nodiscard]] bool sees(int a, int b) const {
    return of[a][0] == of[b][0] || of[a][1] == of[b][1] || of[a][2] == of[b][2];
  }
  [[nodiscard]] Cell cell(int number) const { return at(number / side, number % side); }
  [[nodiscard]] int count() const { return 3 * side; }
};

// Those of a square with that side, which must be one of kSides. Made once.
[[nodiscard]] const Houses& houses_of(int side);

}  // namespace quadrille::sudoku
