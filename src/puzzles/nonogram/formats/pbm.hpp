#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Netpbm's bitmaps, plain (P1) and raw (P4): a picture whose clues are the puzzle. A file may hold several.
// What is written is P1, from the puzzle's goal.
[[nodiscard]] bool is_pbm(std::string_view bytes);

enum class Bitmaps { first, all };
// The pictures of a file: colour 1 if a point is black. The size is bounded before a point is read.
[[nodiscard]] Expected<std::vector<Grid<Colour>>> read_bitmaps(
    std::string_view bytes, Expected<Size> (*bounded)(long rows, long cols), Bitmaps wanted);

[[nodiscard]] Format<Puzzle> pbm_format();

}  // namespace quadrille::nonogram
