#pragma once

#include <span>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Which clues of a line a player strikes out, clue by clue. It goes by the line's own marks, kUndecided among
// them, and gives nothing away:
//
// - All of them, once what is painted is exactly what they count, marked or not what is between.
// - Otherwise, counted from either edge as far as every cell is decided, the blocks that are what the clues
//   say. A block ends at an edge, at paper or at another colour. The first that differs ends the count.
// - Where a line is wrong the counts can meet and take one block for two clues, or two for one: those clues
//   are not struck.
[[nodiscard]] std::vector<bool> struck_clues(std::span<const Clue> clues, std::span<const Colour> line);

// Whether what is painted of a line is exactly what its clues count.
[[nodiscard]] bool paints_exactly(std::span<const Clue> clues, std::span<const Colour> line);

}  // namespace quadrille::nonogram
