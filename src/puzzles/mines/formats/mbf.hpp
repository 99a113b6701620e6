#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The board files of Minesweeper X and JSMinesweeper, in bytes: columns, rows, two bytes for the number of
// mines, then column and row of each mine. They hold a whole layout, so the position is that of a finished
// game: all mines known, all else open. Only such a position can be written.
[[nodiscard]] Expected<Position> read_mbf(std::string_view text);
[[nodiscard]] Expected<std::string> write_mbf(const Position& position);

[[nodiscard]] Format<Position> mbf_format();

}  // namespace quadrille::mines
