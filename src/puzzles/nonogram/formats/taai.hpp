#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// The batch file of the TAAI and ICGA tournaments: '$n', then the clues of the columns, then those of the
// rows, parted by tabs. Nothing says how large a puzzle is: it is square, 25x25 where that is possible, and
// all puzzles of a file are of one size, so that a file that was cut short is noticed. Black and white only.
[[nodiscard]] Expected<std::vector<Named<Puzzle>>> read_taai(std::string_view text);

[[nodiscard]] Format<Puzzle> taai_format();

}  // namespace quadrille::nonogram
