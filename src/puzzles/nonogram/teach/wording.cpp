#include "puzzles/nonogram/teach/wording.hpp"

#include <utility>

#include "grid/words.hpp"

namespace quadrille::nonogram {

std::string places(const LineRef& line, std::vector<int> positions) {
  return line.in_row ? columns_of(std::move(positions)) : rows_of(std::move(positions));
}

std::string colour_in_words(Colour colour, const Puzzle& puzzle) {
  return colour == kPaper ? "empty" : puzzle.palette[colour].name;
}

Cell cell_of(const LineRef& line, int position) {
  const auto number = static_cast<int>(line.number);
  return line.in_row ? at(number, position) : at(position, number);
}

}  // namespace quadrille::nonogram
