#include "puzzles/mines/formats/mbf.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

constexpr std::size_t kHeader = 4;
constexpr int kLongestByteSide = 255;

int byte_at(std::string_view bytes, std::size_t index) { return static_cast<unsigned char>(bytes[index]); }

bool recognise(const Source& source) { return read_mbf(source.text).has_value(); }

}  // namespace

Expected<Position> read_mbf(std::string_view text) {
  if (text.size() < kHeader) return fail("the file is shorter than its four bytes of size and mines");
  const Size size{byte_at(text, 1), byte_at(text, 0)};
  const int mines = 256 * byte_at(text, 2) + byte_at(text, 3);
  if (size.cells() == 0) return fail("the board has no cells");
  const auto wanted = kHeader + 2 * static_cast<std::size_t>(mines);
  if (text.size() != wanted)
    return fail(fmt::format("{} mines take {} bytes, the file has {}", mines, wanted, text.size()));
  Position position{.tiles = Grid<Tile>(size, number_tile(0)), .mines = mines};
  for (std::size_t i = kHeader; i < text.size(); i += 2) {
    const auto cell = at(byte_at(text, i + 1), byte_at(text, i));
    if (!size.contains(cell))
      return fail(fmt::format("mine {} lies outside the board", (i - kHeader) / 2 + 1));
    if (position.tiles[cell] == Tile::mine)
      return fail(fmt::format("mine {} is there already", (i - kHeader) / 2 + 1));
    position.tiles[cell] = Tile::mine;
  }
  for_each_cell(size, [&](Cell cell) {
    if (position.tiles[cell] == Tile::mine) return;
    int number = 0;
    for_each_neighbour(size, cell,
                       [&](Cell beside) { number += position.tiles[beside] == Tile::mine ? 1 : 0; });
    position.tiles[cell] = number_tile(number);
  });
  return position;
}

Expected<std::string> write_mbf(const Position& position) {
  if (const auto fits = fits_form(position, "mbf"); !fits) return std::unexpected(fits.error());
  const auto size = position.tiles.size();
  if (size.rows > kLongestByteSide || size.cols > kLongestByteSide)
    return fail(fmt::format("the mbf form holds boards up to {0}x{0}", kLongestByteSide));
  std::string bytes;
  bytes += static_cast<char>(size.cols);
  bytes += static_cast<char>(size.rows);
  bytes += static_cast<char>(*position.mines / 256);
  bytes += static_cast<char>(*position.mines % 256);
  for_each_cell(size, [&](Cell cell) {
    if (position.tiles[cell] != Tile::mine) return;
    bytes += static_cast<char>(cell.col.value);
    bytes += static_cast<char>(cell.row.value);
  });
  // What the form leaves out must follow from what it holds.
  const auto again = read_mbf(bytes);
  if (!again || *again != position)
    return fail("the mbf form holds only finished games: every mine known as '*', every other cell open");
  return bytes;
}

Format<Position> mbf_format() {
  return {.name = "mbf",
          .summary = "a whole layout in bytes, of Minesweeper X and JSMinesweeper",
          .extension = ".mbf",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Position>>> {
            auto position = read_mbf(source.text);
            if (!position) return std::unexpected(position.error());
            return std::vector<Named<Position>>{{"", std::move(*position)}};
          },
          .write = [](std::span<const NamedRef<Position>> positions) -> Expected<std::string> {
            const auto position = only_position(positions, "mbf");
            if (!position) return std::unexpected(position.error());
            return write_mbf(*position);
          }};
}

}  // namespace quadrille::mines
