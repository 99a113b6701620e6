#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The ASCII boards of minesweepr: 'x' covered, '.' open without mines beside it, '1'-'8' open, '*' a known
// mine. They carry no total, so the total is not known.
[[nodiscard]] Expected<Position> read_minesweepr(std::string_view text);
[[nodiscard]] Expected<std::string> write_minesweepr(const Position& position);

[[nodiscard]] Format<Position> minesweepr_format();

}  // namespace quadrille::mines
