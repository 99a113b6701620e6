#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The plain form: headers, then a line of characters per row: '0'-'8' open, '?' closed, 'F' flagged, '*' an
// exploded or known mine, '_' not seen. Several positions each follow a line '@ id'.
//
//   mines 10
//   11?
//   ???
//
//   density 0.2
//   bounded no
//   origin -3 7
//   _1?
[[nodiscard]] Expected<std::vector<Named<Position>>> read_plain(std::string_view text);
[[nodiscard]] std::string write_plain(std::span<const NamedRef<Position>> positions);

// The rows of a position without its headers.
[[nodiscard]] std::string write_rows(const Grid<Tile>& tiles);

[[nodiscard]] Format<Position> plain_format();

}  // namespace quadrille::mines
