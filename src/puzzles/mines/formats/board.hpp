#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The MINESWEEPER-BOARD files of ms_toollib, version 0.1, in their ASCII form: '# MINESWEEPER-BOARD v0.1',
// fields 'key: value', then '[view]' with 'U' unopened, '0'-'8' open, 'F' flagged, '?' marked but unopened,
// 'X' the mine that was hit, '@' a mine and '#' a wrong flag shown after the end. A '[real]' board next to it
// is not read; one by itself is read as a finished game.
[[nodiscard]] Expected<Position> read_board(std::string_view text);
[[nodiscard]] Expected<std::string> write_board(const Position& position);

[[nodiscard]] Format<Position> board_format();

}  // namespace quadrille::mines
