#pragma once

#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// What the picture forms share: their puzzle has the picture's clues, and the picture as its goal.
[[nodiscard]] Puzzle puzzle_with_goal(Grid<Colour> picture, std::vector<Ink> palette);

// Why a picture cannot be made of this puzzle: it has no goal, or one that does not match its clues.
[[nodiscard]] Expected<void> needs_goal(const Puzzle& puzzle);

}  // namespace quadrille::nonogram
