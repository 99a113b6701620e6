#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The grid as people type it, `down\across` in a clue square:
//
//   #    4\   6\   #
//   \3   .    .    #
//   \7   3    .    #
//
// Squares are separated by blanks, tabs or commas; all rows have the same number. White is '.', '_', '-' or
// '0', a given its digit; black is '#', 'X', 'x' or a lone '\'. A sum that is left out or 0 means no clue.
// This form has no comments, since a row may begin with '#'.
[[nodiscard]] Expected<Puzzle> read_backslash(std::string_view text);
[[nodiscard]] std::string write_backslash(const Puzzle& puzzle);

[[nodiscard]] Format<Puzzle> backslash_format();

}  // namespace quadrille::kakuro
