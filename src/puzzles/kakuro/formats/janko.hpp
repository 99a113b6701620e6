#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// A text in sections in the style of janko.at, whose clue squares are `down,across`:
//
//   puzzle kakuro
//   rows 3
//   cols 3
//   [problem]
//   x    4,   6,
//   ,3   -    -
//   ,7   3    -
//   [solution]
//   ...
//
// A section's name may be in brackets or not. Before the problem only `puzzle`, `rows` and `cols` are looked
// at, and only to see that they agree with what follows; what follows it is not read. White is '-' or '.', a
// given its digit; black is 'x', 'X', '#' or a lone ','. A sum that is left out, '-' or 0 means no clue.
[[nodiscard]] Expected<Puzzle> read_janko(std::string_view text);
[[nodiscard]] std::string write_janko(const Puzzle& puzzle);

[[nodiscard]] Format<Puzzle> janko_format();

}  // namespace quadrille::kakuro
