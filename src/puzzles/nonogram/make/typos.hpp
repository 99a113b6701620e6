#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// The clues of one line, changed.
struct LineChange {
  bool in_row = true;
  std::size_t line = 0;
  Clues clues;
};

// Changes of a single clue, as typing and copying get them wrong, after which every colour covers as many
// cells in the rows as in the columns and the line still fits: another length, a clue too many or missing,
// another colour, two digits for two clues, two neighbours swapped.
[[nodiscard]] std::vector<LineChange> likely_typos(const Puzzle& puzzle);

}  // namespace quadrille::nonogram
