#include "puzzles/mines/formats/minesweepr.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

std::optional<Tile> read_tile(char character) {
  switch (character) {
    case 'x':
      return Tile::closed;
    case '.':
      return number_tile(0);
    case '*':
      return Tile::mine;
    default:
      break;
  }
  if (character < '1' || character > '8') return std::nullopt;
  return number_tile(character - '0');
}

// The characters are few, so a covered cell or an open one without a number must be among them.
bool recognise(const Source& source) {
  bool own = false;
  for (const auto& line : split_lines(source.text)) {
    if (!std::ranges::all_of(line.text, [](char c) { return read_tile(c).has_value(); })) return false;
    own = own || line.text.find_first_of("x.") != std::string_view::npos;
  }
  return own;
}

}  // namespace

Expected<Position> read_minesweepr(std::string_view text) {
  RawRows raw;
  for (const auto& line : split_lines(text)) {
    if (line.text.empty()) continue;
    if (const auto row = raw.add_row(line, read_tile, "'x', '.', '1'-'8' or '*'"); !row)
      return std::unexpected(row.error());
  }
  if (raw.empty()) return fail("the file holds no board", 1, 1);
  return Position{.tiles = raw.tiles()};
}

Expected<std::string> write_minesweepr(const Position& position) {
  if (!position.bounded || position.mines || position.density || position.origin != Cell{})
    return fail("the minesweepr form has no headers: only a bounded board without a total fits it");
  std::string text;
  for (int row = 0; row < position.tiles.rows(); ++row) {
    for (const auto tile : position.tiles.row(Row{row})) {
      if (tile == Tile::unseen || tile == Tile::flagged)
        return fail("the minesweepr form has neither flags nor unseen cells");
      text += tile == Tile::closed ? 'x' : tile == number_tile(0) ? '.' : symbol_of(tile);
    }
    text += '\n';
  }
  return text;
}

Format<Position> minesweepr_format() {
  return {.name = "minesweepr",
          .summary = "an ASCII board of minesweepr: x covered, . open, * mine; no total",
          .extension = ".txt",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Position>>> {
            auto position = read_minesweepr(source.text);
            if (!position) return std::unexpected(position.error());
            return std::vector<Named<Position>>{{"", std::move(*position)}};
          },
          .write = [](std::span<const NamedRef<Position>> positions) -> Expected<std::string> {
            const auto position = only_position(positions, "minesweepr");
            if (!position) return std::unexpected(position.error());
            return write_minesweepr(*position);
          }};
}

}  // namespace quadrille::mines
