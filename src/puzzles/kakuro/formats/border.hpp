#pragma once

#include <vector>

#include "puzzles/kakuro/formats/raw_grid.hpp"

namespace quadrille::kakuro {

// A raw grid with a black border at the top and on the left, as the puzzle player pzpr keeps its grids: the
// squares inside are numbered without the border, which only holds sums of runs.
class Border {
 public:
  explicit Border(Size size) : size_(size) {
    sheet_.cols = size.cols;
    sheet_.squares.resize(size.cells());
    sheet_.places.resize(size.cells());
  }

  // The number of squares inside, and one of them, counted row by row.
  [[nodiscard]] std::size_t inside() const { return Size{size_.rows - 1, size_.cols - 1}.cells(); }
  void put(std::size_t number, Square square, TextPlace place) {
    const auto cols = static_cast<std::size_t>(size_.cols) - 1;
    set(at(static_cast<int>(number / cols) + 1, static_cast<int>(number % cols) + 1), square, place);
  }

  // The border squares above a white cell, then those to the left of one.
  [[nodiscard]] std::vector<Cell> beside_white() const {
    std::vector<Cell> outside;
    for (int col = 1; col < size_.cols; ++col) {
      if (sheet_.squares[index(at(1, col))].white) outside.push_back(at(0, col));
    }
    for (int row = 1; row < size_.rows; ++row) {
      if (sheet_.squares[index(at(row, 1))].white) outside.push_back(at(row, 0));
    }
    return outside;
  }
  void put_sum(Cell outside, std::uint8_t sum, TextPlace place) {
    set(outside, outside.row == Row{0} ? Square{.down = sum} : Square{.across = sum}, place);
  }

  [[nodiscard]] RawGrid raw() && { return std::move(sheet_); }

 private:
  [[nodiscard]] std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row.value) * static_cast<std::size_t>(size_.cols) +
           static_cast<std::size_t>(cell.col.value);
  }
  void set(Cell cell, Square square, TextPlace place) {
    sheet_.squares[index(cell)] = square;
    sheet_.places[index(cell)] = place;
  }

  Size size_;
  RawGrid sheet_;
};

// Whether pzpr could hold a puzzle: its first row and column are black, and no digit is given. The error says
// what prevents it.
[[nodiscard]] Expected<void> has_border(const Puzzle& puzzle);

}  // namespace quadrille::kakuro
