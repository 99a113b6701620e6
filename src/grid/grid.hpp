#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

#include "grid/cell.hpp"

namespace quadrille {

// A rectangle of values, one per cell, row by row. Cells are addressed by Cell only.
template <class T>
class Grid {
 public:
  Grid() = default;
  explicit Grid(Size size, const T& fill = T{}) : size_(size), values_(size.cells(), fill) {}

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] int rows() const { return size_.rows; }
  [[nodiscard]] int cols() const { return size_.cols; }

  [[nodiscard]] decltype(auto) operator[](Cell cell) { return values_[index(cell)]; }
  [[nodiscard]] decltype(auto) operator[](Cell cell) const { return values_[index(cell)]; }

  [[nodiscard]] std::span<T> row(Row row) {
    return std::span(values_).subspan(index({row, Col{0}}), size_.cols);
  }
  [[nodiscard]] std::span<const T> row(Row row) const {
    return std::span(values_).subspan(index({row, Col{0}}), size_.cols);
  }
  [[nodiscard]] std::span<const T> values() const { return values_; }

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  [[nodiscard]] std::size_t index(Cell cell) const {
    assert(size_.contains(cell) || (cell.col == Col{0} && size_.cols == 0));
    return static_cast<std::size_t>(cell.row.value) * size_.cols + cell.col.value;
  }

  Size size_;
  std::vector<T> values_;
};

// Calls visit(Cell) for every cell of a board of that size, row by row.
template <class Visit>
constexpr void for_each_cell(Size size, Visit&& visit) {
  for (int row = 0; row < size.rows; ++row) {
    for (int col = 0; col < size.cols; ++col) visit(at(row, col));
  }
}

}  // namespace quadrille
