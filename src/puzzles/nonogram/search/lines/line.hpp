#pragma once

#include <span>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Narrows every cell's colours to those that some placement of the clues gives it: everything that the line
// implies by itself. False: no placement is left, and the line is unchanged.
[[nodiscard]] bool narrow(std::span<const Clue> clues, std::span<ColourSet> line);

// Where each clue can start in some placement, in order. Empty if no placement is left.
[[nodiscard]] std::vector<std::vector<int>> starts(std::span<const Clue> clues,
                                                   std::span<const ColourSet> line);

}  // namespace quadrille::nonogram
