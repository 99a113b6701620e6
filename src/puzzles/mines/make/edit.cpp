#include "puzzles/mines/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"

namespace quadrille::mines {

Expected<Position> blank_sheet(Size size) {
  if (std::min(size.rows, size.cols) < 1 || std::max(size.rows, size.cols) > kLongestSide) {
    return fail(fmt::format("a position has 1 to {} rows and columns, not {}x{}", kLongestSide, size.rows,
                            size.cols));
  }
  return Position{.tiles = Grid<Tile>(size, Tile::closed)};
}

namespace {

// The position with another total, or without one.
Expected<Position> with_total(const Position& position, const Field& field) {
  if (field.id != "mines") return fail("a position has no clue lines; its only field is \"mines\"");
  if (!position.bounded) return fail("an endless board has no total of mines");
  auto edited = position;
  edited.mines.reset();
  if (field.text.empty()) return edited;
  const auto cells = position.tiles.size().cells();
  const auto mines = parse_integer(field.text);
  if (!mines || *mines < 0 || static_cast<std::size_t>(*mines) > cells)
    return fail(
        fmt::format("the mines in all are a number from 0 to {}, not {}", cells, in_quotes(field.text)));
  edited.mines = static_cast<int>(*mines);
  edited.density.reset();
  return edited;
}

}  // namespace

Expected<Position> edit(const Position& position, const Edit& edit) {
  if (const auto* field = std::get_if<Field>(&edit)) return with_total(position, *field);
  const auto* mark = std::get_if<Mark>(&edit);
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
