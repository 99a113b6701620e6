#include "cli/cell_names.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quadrille::cli {
namespace {

constexpr std::size_t kMostNamed = 20;  // rectangles

struct Box {
  int top = 0;
  int bottom = 0;
  int left = 0;
  int right = 0;
};

// Neighbours in a row become a box, and boxes of the same width below each other become one.
std::vector<Box> boxes_of(std::vector<Cell> cells) {
  const auto by_place = [](Cell a, Cell b) {
    return a.row.value != b.row.value ? a.row.value < b.row.value : a.col.value < b.col.value;
  };
  std::ranges::sort(cells, by_place);
  std::vector<Box> rows;
  for (const auto cell : cells) {
    const int row = cell.row.value;
    const int col = cell.col.value;
    if (!rows.empty() && rows.back().top == row && col <= rows.back().right + 1) {
      rows.back().right = col;
    } else {
      rows.push_back({row, row, col, col});
    }
  }
  std::vector<Box> boxes;
  for (const auto& row : rows) {
    const auto above = std::ranges::find_if(boxes, [&](const Box& box) {
      return box.bottom + 1 == row.top && box.left == row.left && box.right == row.right;
    });
    if (above != boxes.end()) {
      above->bottom = row.top;
    } else {
      boxes.push_back(row);
    }
  }
  return boxes;
}

std::string span_of(std::string_view name, int from, int to) {
  return from == to ? fmt::format("{} {}", name, from) : fmt::format("{}s {} to {}", name, from, to);
}

}  // namespace

std::string named_cells(std::vector<Cell> cells, int first) {
  const auto boxes = boxes_of(std::move(cells));
  std::vector<std::string> names;
  std::size_t unnamed = 0;
  for (const auto& [top, bottom, left, right] : boxes) {
    if (names.size() < kMostNamed) {
      names.push_back(span_of("row", top + first, bottom + first) + ", " +
                      span_of("column", left + first, right + first));
    } else {
      unnamed += static_cast<std::size_t>((bottom - top + 1) * (right - left + 1));
    }
  }
  if (unnamed > 0) names.push_back(fmt::format("{} more", unnamed));
  return fmt::format("{}", fmt::join(names, "; "));
}

}  // namespace quadrille::cli
