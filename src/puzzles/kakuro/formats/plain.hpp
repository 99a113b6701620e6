#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/kakuro/formats/raw_grid.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The plain form: a line `rows cols`, then a line of tokens per row: '.' white, 'X' black, A16 across clue,
// D7 down clue, A16D7 or D7A16 both, a digit for a given. A file may hold many, each after a line `@ id`.
//
//   3 3
//   X    D4 D6
//   A3   .  .
//   A7   3  .
[[nodiscard]] Expected<std::vector<Named<Puzzle>>> read_plain(std::string_view text);
[[nodiscard]] std::string write_plain(std::span<const NamedRef<Puzzle>> puzzles);

// One puzzle without a name.
[[nodiscard]] std::string write_plain(const Puzzle& puzzle);

// The grid of one puzzle, or of one answer, whose form is the same: the size line, then the rows. Blank lines
// are ignored.
[[nodiscard]] Expected<RawGrid> read_sheet(std::span<const TextLine> lines);

// The grid with these squares in the plain form.
[[nodiscard]] std::string write_squares(const Grid<Square>& squares);

[[nodiscard]] Format<Puzzle> plain_format();

}  // namespace quadrille::kakuro
