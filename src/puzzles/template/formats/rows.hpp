#pragma once

#include <span>
#include <string_view>

#include <quadrille/values.hpp>
#include "grid/error.hpp"
#include "grid/grid.hpp"

namespace quadrille::template_family {

// A row of squares in a text, and where it begins there.
struct RowText {
  TextPlace place;
  std::string_view text;
};

// The squares of rows that are all equally long. Fails, with line and column, where one is not, where a
// character is not a square, and before anything is made where there are more than kLongestSide.
[[nodiscard]] Expected<Grid<Symbol>> squares(std::span<const RowText> rows);

// The same of a text with a row per line and nothing else but comments and empty lines.
[[nodiscard]] Expected<Grid<Symbol>> read_page(std::string_view text);

}  // namespace quadrille::template_family
