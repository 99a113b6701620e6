#pragma once

#include <span>
#include <string>
#include <vector>

#include "puzzles/nonogram/techniques.hpp"

namespace quadrille::nonogram {

// Which line a sentence is about.
struct LineRef {
  bool in_row = true;
  std::size_t number = 0;
  friend bool operator==(const LineRef&, const LineRef&) = default;
};

// A finding in one sentence: "row 3: wherever the 7 stands, it covers columns 3 to 6, which are black".
[[nodiscard]] std::string in_words(const Finding& finding, const LineRef& line, const Puzzle& puzzle);

// "row 3 column 5"
[[nodiscard]] std::string in_words(Cell cell);

// "black", and "empty" for the paper.
[[nodiscard]] std::string colour_in_words(Colour colour, const Puzzle& puzzle);

// "red, blue or empty"
[[nodiscard]] std::string colours_in_words(ColourSet colours, const Puzzle& puzzle);

// The cell at a position of a line.
[[nodiscard]] Cell cell_of(const LineRef& line, int position);

}  // namespace quadrille::nonogram
