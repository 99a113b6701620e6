#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// All boards of one file together: a hundred thousand ordinary ones.
inline constexpr int kMostCellsOfAFile = 16'000'000;

// The plain form: a line of digits per row, '.' or '0' for an empty cell, blanks, tabs or single commas
// between cells. `target N` at the top applies to the whole file, after an `@ id` to that board.
//
//   target 12
//   @ first
//   573
//   4.8
[[nodiscard]] Expected<std::vector<Named<Board>>> read_plain(std::string_view text);
[[nodiscard]] std::string write_plain(std::span<const NamedRef<Board>> boards);

// One board without a name.
[[nodiscard]] std::string write_plain(const Board& board);

[[nodiscard]] Format<Board> plain_format();

}  // namespace quadrille::tens
