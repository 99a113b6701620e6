#pragma once

#include <variant>

#include "puzzles/nonogram/line_solver.hpp"
#include "puzzles/nonogram/lines.hpp"
#include "puzzles/nonogram/strip.hpp"

namespace quadrille::nonogram {

// The line solver for grids of any size: the narrowest that holds the longest line.
using AnyLineSolver =
    std::variant<LineSolver<Word>, LineSolver<DoubleWord>, LineSolver<Strip<16>>, LineSolver<Strip<160>>>;

[[nodiscard]] inline AnyLineSolver line_solver_for(const Lines& lines) {
  const auto words = words_for(lines.longest());
  if (words == 1) return LineSolver<Word>(lines);
  if (words == 2) return LineSolver<DoubleWord>(lines);
  if (words <= 16) return LineSolver<Strip<16>>(lines);
  return LineSolver<Strip<160>>(lines);
}

}  // namespace quadrille::nonogram
