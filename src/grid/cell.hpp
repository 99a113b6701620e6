#pragma once

#include <compare>
#include <cstddef>
#include <functional>

namespace quadrille {

// Coordinates are zero-based, row first, from the top left. The two axes are different types, so that swapped
// arguments do not compile. Negative values are valid: a window onto an endless board has them.
struct Row {
  int value = 0;
  friend auto operator<=>(const Row&, const Row&) = default;
};

struct Col {
  int value = 0;
  friend auto operator<=>(const Col&, const Col&) = default;
};

struct Cell {
  Row row;
  Col col;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

constexpr Cell at(int row, int col) { return {Row{row}, Col{col}}; }

// How many rows and columns a board has.
struct Size {
  int rows = 0;
  int cols = 0;
  friend bool operator==(const Size&, const Size&) = default;

  [[nodiscard]] constexpr std::size_t cells() const {
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
  }
  [[nodiscard]] constexpr bool contains(Cell cell) const {
    return cell.row.value >= 0 && cell.row.value < rows && cell.col.value >= 0 && cell.col.value < cols;
  }
};

// Calls visit(Cell) for each of the up to eight neighbours of cell that lie within size.
template <class Visit>
constexpr void for_each_neighbour(Size size, Cell cell, Visit&& visit) {
  for (int row = cell.row.value - 1; row <= cell.row.value + 1; ++row) {
    for (int col = cell.col.value - 1; col <= cell.col.value + 1; ++col) {
      if (at(row, col) != cell && size.contains(at(row, col))) visit(at(row, col));
    }
  }
}

}  // namespace quadrille

template <>
struct std::hash<quadrille::Cell> {
  std::size_t operator()(const quadrille::Cell& cell) const noexcept {
    const auto row = static_cast<std::size_t>(static_cast<unsigned>(cell.row.value));
    const auto col = static_cast<std::size_t>(static_cast<unsigned>(cell.col.value));
    return (row * 0x9E3779B97F4A7C15ULL) ^ (col + (row << 6U));
  }
};
