#include "puzzles/nonogram/teach/wording.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::nonogram {

std::string places(const LineRef& line, std::vector<int> positions) {
  std::ranges::sort(positions);
  std::vector<std::string> ranges;
  for (std::size_t i = 0; i < positions.size();) {
    const auto first = positions[i];
    auto last = first;
    for (++i; i < positions.size() && positions[i] == last + 1; ++i) ++last;
    if (last > first + 1) {
      ranges.push_back(fmt::format("{} to {}", first, last));
    } else {
      for (auto position = first; position <= last; ++position) ranges.push_back(fmt::format("{}", position));
    }
  }
  const auto* kind = line.in_row ? "column" : "row";
  auto words = fmt::format("{}{} {}", kind, positions.size() > 1 ? "s" : "", ranges.front());
  for (std::size_t i = 1; i < ranges.size(); ++i) {
    words += (i + 1 == ranges.size() ? " and " : ", ") + ranges[i];
  }
  return words;
}

std::string in_words(Cell cell) { return fmt::format("row {} column {}", cell.row.value, cell.col.value); }

std::string colour_in_words(Colour colour, const Puzzle& puzzle) {
  return colour == kPaper ? "empty" : puzzle.palette[colour].name;
}

Cell cell_of(const LineRef& line, int position) {
  const auto number = static_cast<int>(line.number);
  return line.in_row ? at(number, position) : at(position, number);
}

}  // namespace quadrille::nonogram
