#include "puzzles/mines/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::mines {

Expected<Position> blank_sheet(Size size) {
  if (std::min(size.rows, size.cols) < 1 || std::max(size.rows, size.cols) > kLongestSide) {
    return fail(fmt::format("a position has 1 to {} rows and columns, not {}x{}", kLongestSide, size.rows,
                            size.cols));
  }
  return Position{.tiles = Grid<Tile>(size, Tile::closed)};
}

Expected<Position> edit(const Position& position, const Edit& edit) {
  const auto* mark = std::get_if<Mark>(&edit);
  if (mark == nullptr) return fail("a position has no clue lines");
  const auto size = position.tiles.size();
  if (!size.contains(mark->cell))
    return fail(fmt::format("{} is outside the {}x{} position", place_of(mark->cell), size.rows, size.cols));
  const auto tile = mark->now < 128 ? tile_of(static_cast<char>(mark->now)) : std::nullopt;
  if (!tile) return fail("a cell is '0'-'8', '?', 'F', '*' or '_'");
  auto edited = position;
  edited.tiles[mark->cell] = *tile;
  return edited;
}

}  // namespace quadrille::mines
