#pragma once

#include <string>

#include "grid/picture.hpp"

namespace quadrille::draw {

// Where the numbers of rows and columns stand: to the left and on top, or, since beside clues they would read
// as clues, on the other sides of the board.
enum class Rulers { none, before, after };

[[nodiscard]] inline Rulers rulers_of(const Picture& picture, bool wanted) {
  if (!wanted || picture.board.rows() == 0) return Rulers::none;
  return picture.row_clues.empty() && picture.col_clues.empty() ? Rulers::before : Rulers::after;
}

// What a ruler says of a row or a column: people count from one.
[[nodiscard]] inline std::string ruler_number(int line) { return std::to_string(line + 1); }

}  // namespace quadrille::draw
