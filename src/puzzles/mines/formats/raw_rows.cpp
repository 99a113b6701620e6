#include "puzzles/mines/formats/raw_rows.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace quadrille::mines {

Expected<void> RawRows::add_row(const TextLine& line, ReadTile read_tile, std::string_view words) {
  if (rows_ == 0) {
    cols_ = line.text.size();
    first_line_ = line.number;
  }
  if (line.text.size() > kLongestSide) {
    return fail(fmt::format("a row has at most {} cells", kLongestSide), line.number, kLongestSide + 1);
  }
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const auto tile = read_tile(line.text[i]);
    if (!tile) {
      return fail(fmt::format("{} is not a cell: {}", in_quotes(line.text[i]), words), line.number,
                  static_cast<int>(i) + 1);
    }
    tiles_.push_back(*tile);
  }
  if (line.text.size() != cols_) {
    return fail(
        fmt::format("this row has {} cells, the one in line {} has {}", line.text.size(), first_line_, cols_),
        line.number, 1);
  }
  if (rows_ == kLongestSide)
    return fail(fmt::format("a board has at most {} rows", kLongestSide), line.number, 1);
  ++rows_;
  return {};
}

Grid<Tile> RawRows::tiles() const {
  Grid<Tile> tiles({rows_, cols()});
  for (int row = 0; row < rows_; ++row)
    std::copy_n(tiles_.begin() + static_cast<std::ptrdiff_t>(row) * cols(), cols(),
                tiles.row(Row{row}).begin());
  return tiles;
}

Expected<int> read_bounded(const Word& word, int line, std::string_view what, int least, int most) {
  const auto number = parse_integer(word.text);
  if (!number) return fail(number.error().message, line, word.column);
  if (*number < least || *number > most)
    return fail(fmt::format("{} is {} to {}, not {}", what, least, most, *number), line, word.column);
  return static_cast<int>(*number);
}

Expected<Size> checked_size(long rows, long cols, int line) {
  if (rows < 1 || cols < 1 || rows > kLongestSide || cols > kLongestSide) {
    return fail(
        fmt::format("a side is 1 to {}, not {}", kLongestSide, rows < 1 || rows > kLongestSide ? rows : cols),
        line, 1);
  }
  return Size{static_cast<int>(rows), static_cast<int>(cols)};
}

Expected<void> checked_total(const Position& position, int line, int column) {
  if (!position.mines) return {};
  const auto cells = position.tiles.size().cells();
  if (std::cmp_greater(*position.mines, cells))
    return fail(fmt::format("{} mines do not fit a board of {} cells", *position.mines, cells), line, column);
  return {};
}

Expected<void> fits_form(const Position& position, std::string_view form) {
  if (!position.bounded) return fail(fmt::format("the {} form has no endless boards", form));
  if (!position.mines) return fail(fmt::format("the {} form needs the total of mines", form));
  if (position.origin != Cell{}) return fail(fmt::format("the {} form has no place for an origin", form));
  if (position.density) return fail(fmt::format("the {} form has no place for a density", form));
  if (std::ranges::find(position.tiles.values(), Tile::unseen) != position.tiles.values().end())
    return fail(fmt::format("the {} form has no unseen cells", form));
  return {};
}

Expected<Position> only_position(std::span<const NamedRef<Position>> positions, std::string_view form) {
  if (positions.size() != 1)
    return fail(fmt::format("the {} form holds one position, not {}", form, positions.size()));
  return positions.front().puzzle;
}

}  // namespace quadrille::mines
