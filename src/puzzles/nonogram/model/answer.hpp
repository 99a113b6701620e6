#pragma once

#include <string>
#include <string_view>

#include "engine/run/outcome.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// A painting as text: a line per row, a character per cell. '.' is paper, '?' undecided, every ink has its
// own symbol, and a puzzle's only ink is '#'.
//
// Reading checks the form; whether the runs are right is the referee's business. Cells that the puzzle itself
// gives replace '?'.
[[nodiscard]] Expected<Painting> read_answer(const Puzzle& puzzle, std::string_view text);
[[nodiscard]] std::string write_answer(const Puzzle& puzzle, const Painting& painting);

// "20x25, 3 colours", or "310 of 500 cells decided".
[[nodiscard]] std::string headline(const Puzzle& puzzle, const FoundView<Painting>& found);

// "20x25", "20x25, 3 colours": the size and, if there is more than one ink, how many.
[[nodiscard]] std::string measure(const Puzzle& puzzle);

}  // namespace quadrille::nonogram
