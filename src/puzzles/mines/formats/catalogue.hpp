#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The catalogue form of measured positions: lines 'key value', of which 'name', 'size COLS ROWS', 'mines N'
// and 'rows' matter; after 'rows' a character per cell, '#' closed, '0'-'8' open. What follows the rows,
// results known beforehand, is not read.
[[nodiscard]] Expected<Named<Position>> read_catalogue(std::string_view text);
[[nodiscard]] Expected<std::string> write_catalogue(const NamedRef<Position>& named);

[[nodiscard]] Format<Position> catalogue_format();

}  // namespace quadrille::mines
