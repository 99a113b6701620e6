#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The file form of the puzzle player pzpr, in lines or with '/' between them:
//
//   pzprv3
//   kakuro
//   rows
//   cols
//   0 0 12 4             the border: down sums above the columns; 0, -1 or '.': no clue
//   10 . . 8,4           an across sum, then '.' white or `across,down` of a black square
//   ...                  rows of the player's digits, which are not part of the puzzle
//
// The border is black, and no digit is given: other puzzles cannot be written this way.
[[nodiscard]] Expected<Puzzle> read_pzprv3(std::string_view text);
[[nodiscard]] Expected<std::string> write_pzprv3(const Puzzle& puzzle);

[[nodiscard]] Format<Puzzle> pzprv3_format();

}  // namespace quadrille::kakuro
