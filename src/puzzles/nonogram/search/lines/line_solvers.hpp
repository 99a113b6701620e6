#pragma once

#include <variant>

#include "puzzles/nonogram/search/lines/line_solver.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"
#include "puzzles/nonogram/search/lines/wide_bits.hpp"

namespace quadrille::nonogram {

// The line solver for grids of any size: the narrowest that holds the longest line.
using AnyLineSolver = std::variant<LineSolver<Word>, LineSolver<DoubleWord>, LineSolver<WideBits<16>>,
                                   LineSolver<WideBits<160>>>;

[[nodiscard]] inline AnyLineSolver line_solver_for(const Lines& lines) {
  const auto words = words_for(lines.longest());
  if (words == 1) return LineSolver<Word>(lines);
  if (words == 2) return LineSolver<DoubleWord>(lines);
  if (words <= 16) return LineSolver<WideBits<16>>(lines);
  return LineSolver<WideBits<160>>(lines);
}

}  // namespace quadrille::nonogram
