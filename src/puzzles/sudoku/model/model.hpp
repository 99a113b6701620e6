#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include "grid/error.hpp"

#include <quadrille/values.hpp>
#include "grid/grid.hpp"

namespace quadrille::sudoku {

// The sides a square may have. Another one is a line here and one in boxes_of.
inline constexpr std::array kSides{4, 6, 9, 16};
inline constexpr int kLongestSide = 16;
inline constexpr std::size_t kMostCells = std::size_t{kLongestSide} * kLongestSide;

// How a square is cut into boxes; a box has as many cells as a row.
struct Boxes {
  int rows = 3;
  int cols = 3;
  friend bool operator==(const Boxes&, const Boxes&) = default;

  [[nodiscard]] constexpr int side() const { return rows * cols; }
};

// The boxes of a square with that side: 2x2, 2x3, 3x3, 4x4. Nothing: there is no such square.
[[nodiscard]] constexpr std::optional<Boxes> boxes_of(int side) {
  switch (side) {
    case 4:
      return Boxes{2, 2};
    case 6:
      return Boxes{2, 3};
    case 9:
      return Boxes{3, 3};
    case 16:
      return Boxes{4, 4};
    default:
      return std::nullopt;
  }
}

// A square of one of kSides with the digits that are given; 0 is an empty cell.
struct Puzzle {
  Grid<std::uint8_t> givens;
  friend bool operator==(const Puzzle&, const Puzzle&) = default;

  [[nodiscard]] int side() const { return givens.rows(); }
  [[nodiscard]] Boxes boxes() const { return boxes_of(side()).value_or(Boxes{}); }
};

// An answer, whole or partial: a digit per cell, the given ones among them; 0 is not filled in.
struct Filling {
  Grid<std::uint8_t> digits;
  friend bool operator==(const Filling&, const Filling&) = default;
};

// The filling to start from: the given digits and nothing else.
[[nodiscard]] Filling blank(const Puzzle& puzzle);

// How many cells hold a digit.
[[nodiscard]] std::size_t count_filled(const Grid<std::uint8_t>& digits);

// A digit as it is written, 10 to 16 as A to G, 0 as '.'; and what a character stands for: '.' and '0' are 0,
// small letters are large ones. Nothing: a character that is not a digit of a square of that side.
[[nodiscard]] Symbol symbol_of(std::uint8_t digit);
[[nodiscard]] std::optional<std::uint8_t> digit_of(Symbol symbol, int side);

// The digit that a mark writes, 0 for '.'. An error where its cell is outside the square, or its symbol is
// not a digit there.
[[nodiscard]] Expected<std::uint8_t> read_mark(const Puzzle& puzzle, const Mark& mark);

}  // namespace quadrille::sudoku
