#pragma once

#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// A saved page of nonograms.org. The page holds its picture as an array `var d=[[...],...]`, shuffled by
// offsets that are in it too: width, height and colour count as sums of remainders, the colours, then the
// runs of the picture row by row. Clues are those of the picture, which is kept as the goal.
[[nodiscard]] Expected<Puzzle> read_page(std::string_view text);

[[nodiscard]] Format<Puzzle> page_format();

}  // namespace quadrille::nonogram
