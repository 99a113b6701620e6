#include "puzzles/kakuro/teach/words.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::kakuro {

std::string place_of(Cell cell) { return fmt::format("row {}, column {}", cell.row.value, cell.col.value); }

std::string places_of(std::span<const Cell> cells) {
  // Items beyond this number are counted, not listed.
  constexpr std::size_t kMostRunsListed = 4;
  const auto listed = cells.first(std::min(cells.size(), kMostRunsListed));
  std::string words;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const bool last = i + 1 == cells.size();
    if (i > 0) words += last ? " and " : "; ";
    words += place_of(listed[i]);
  }
  if (listed.size() < cells.size()) words += fmt::format(" and {} more", cells.size() - listed.size());
  return words;
}

std::string name_of(const Puzzle& puzzle, const Run& run) {
  const auto cells = puzzle.cells_of(run);
  const Cell from = puzzle.cells[cells.front()];
  const Cell to = puzzle.cells[cells.back()];
  const bool across = run.direction == Direction::across;
  const auto place =
      across ? fmt::format("row {}, column {} to {}", from.row.value, from.col.value, to.col.value)
             : fmt::format("column {}, row {} to {}", from.col.value, from.row.value, to.row.value);
  const auto* word = across ? "across" : "down";
  return run.sum == 0 ? fmt::format("the {} run at {}", word, place)
                      : fmt::format("{} {} at {}", word, run.sum, place);
}

std::string in_words(Digits digits) {
  std::string words;
  for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
    const bool last = (rest & (rest - 1)) == 0;
    if (!words.empty()) words += last ? " and " : ", ";
    words += fmt::format("{}", std::countr_zero(rest) + 1);
  }
  return words;
}

}  // namespace quadrille::kakuro
