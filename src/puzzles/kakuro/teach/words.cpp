#include "puzzles/kakuro/teach/words.hpp"

#include <bit>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::kakuro {

std::string name_of(const Puzzle& puzzle, const Run& run) {
  const auto cells = puzzle.cells_of(run);
  const bool across = run.direction == Direction::across;
  const auto place = area_of(puzzle.cells[cells.front()], puzzle.cells[cells.back()]);
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
