#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// Addresses of puzz.link, pzv.jp and other sites that run the puzzle player pzpr, one puzzle per line:
//
//   https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3
//
// After the name come columns and rows without the border, then the squares inside it row by row: 'k' to 'z'
// for 1 to 16 white cells, '.' for a black square without clues, else two sums, down and across. The border
// follows: a down sum for every white cell of the first row, an across sum for every one of the first column.
// A sum is one character: '0'-'9', 'a'-'j' for 10 to 19, 'A'-'Z' for 20 to 45; '0' and '-' mean no clue.
//
// The border is black, and no digit is given: other puzzles cannot be written this way.
[[nodiscard]] Expected<Puzzle> read_address(std::string_view address);
[[nodiscard]] Expected<std::string> write_address(const Puzzle& puzzle);

[[nodiscard]] Format<Puzzle> puzzlink_format();

}  // namespace quadrille::kakuro
