#pragma once

#include <span>
#include <string>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Which line a sentence is about.
struct LineRef {
  bool in_row = true;
  std::size_t number = 0;
  friend bool operator==(const LineRef&, const LineRef&) = default;
};

// "column 3", "columns 3 and 4", "columns 1, 3 and 5 to 7", of a row; of a column its rows.
[[nodiscard]] std::string places(const LineRef& line, std::vector<int> positions);

// "black", and "empty" for the paper.
[[nodiscard]] std::string colour_in_words(Colour colour, const Puzzle& puzzle);

// The cell at a position of a line.
[[nodiscard]] Cell cell_of(const LineRef& line, int position);

}  // namespace quadrille::nonogram
