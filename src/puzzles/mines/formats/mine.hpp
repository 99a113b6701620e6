#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The positions of JSMinesweeper: 'COLSxROWSxMINES', then a character per cell: '0'-'8' open, 'H' hidden, 'F'
// flagged, '?' an exploded mine.
[[nodiscard]] Expected<Position> read_mine(std::string_view text);
[[nodiscard]] Expected<std::string> write_mine(const Position& position);

[[nodiscard]] Format<Position> mine_format();

}  // namespace quadrille::mines
