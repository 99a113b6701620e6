#pragma once

#include <string>

#include "engine/extensions/classic.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The output, word for word, of the classroom solver from which the four strategies of strategies/classic
// come.

// The board with every square seven characters wide: `down\across` with two places each, blanks for a black
// square without clues, digits in the middle, '.' for an open cell.
[[nodiscard]] std::string classic_board(const Puzzle& puzzle, const Filling& filling);

// Method: full (MRV=True, LCV=True)
// Nodes: 1234, backtracks: 56, time: 0.048321 s
// Solution valid? True                             or: No solution found
[[nodiscard]] std::string classic_statistics(const ClassicRun& run);

// Its four methods and the columns of its table.
[[nodiscard]] ExtensionPtr classic_program();

}  // namespace quadrille::kakuro
