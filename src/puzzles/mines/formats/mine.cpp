#include "puzzles/mines/formats/mine.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

std::optional<Tile> read_tile(char character) {
  switch (character) {
    case 'H':
      return Tile::closed;
    case 'F':
      return Tile::flagged;
    case '?':
      return Tile::mine;
    default:
      break;
  }
  if (character < '0' || character > '8') return std::nullopt;
  return number_tile(character - '0');
}

char write_tile(Tile tile) {
  if (tile == Tile::closed) return 'H';
  return tile == Tile::mine ? '?' : symbol_of(tile);
}

// The three numbers of 'COLSxROWSxMINES'.
std::optional<std::array<Word, 3>> split_header(std::string_view line) {
  std::array<Word, 3> words{};
  std::size_t from = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto end = i + 1 < words.size() ? line.find('x', from) : line.size();
    if (end == std::string_view::npos) return std::nullopt;
    words[i] = {static_cast<int>(from) + 1, line.substr(from, end - from)};
    const bool digits = std::ranges::all_of(words[i].text, [](char c) { return c >= '0' && c <= '9'; });
    if (words[i].text.empty() || !digits) return std::nullopt;
    from = end + 1;
  }
  return words;
}

bool recognise(const Source& source) {
  return split_header(source.text.substr(0, source.text.find_first_of("\r\n"))).has_value();
}

}  // namespace

Expected<Position> read_mine(std::string_view text) {
  const auto lines = split_lines(text);
  const auto header = lines.empty() ? std::nullopt : split_header(lines.front().text);
  if (!header) return fail("the text starts with 'COLSxROWSxMINES'", 1, 1);
  const auto cols = read_bounded((*header)[0], 1, "the number of columns", 1, kLongestSide);
  if (!cols) return std::unexpected(cols.error());
  const auto rows = read_bounded((*header)[1], 1, "the number of rows", 1, kLongestSide);
  if (!rows) return std::unexpected(rows.error());
  const auto mines = read_bounded((*header)[2], 1, "the total", 0, *rows * *cols);
  if (!mines) return std::unexpected(mines.error());
  RawRows raw;
  for (const auto& line : std::span(lines).subspan(1)) {
    if (line.text.empty()) continue;
    if (const auto row = raw.add_row(line, read_tile, "'0'-'8', 'H', 'F' or '?'"); !row)
      return std::unexpected(row.error());
  }
  if (raw.rows() != *rows || raw.cols() != *cols) {
    return fail(fmt::format("the board has {} rows of {}, its header says {} of {}", raw.rows(), raw.cols(),
                            *rows, *cols),
                1, 1);
  }
  return Position{.tiles = raw.tiles(), .mines = *mines};
}

Expected<std::string> write_mine(const Position& position) {
  if (const auto fits = fits_form(position, "mine"); !fits) return std::unexpected(fits.error());
  const auto size = position.tiles.size();
  auto text = fmt::format("{}x{}x{}\n", size.cols, size.rows, *position.mines);
  for (int row = 0; row < size.rows; ++row) {
    for (const auto tile : position.tiles.row(Row{row})) text += write_tile(tile);
    text += '\n';
  }
  return text;
}

Format<Position> mine_format() {
  return {.name = "mine",
          .summary = "a position of JSMinesweeper",
          .extension = ".mine",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Position>>> {
            auto position = read_mine(source.text);
            if (!position) return std::unexpected(position.error());
            return std::vector<Named<Position>>{{"", std::move(*position)}};
          },
          .write = [](std::span<const NamedRef<Position>> positions) -> Expected<std::string> {
            const auto position = only_position(positions, "mine");
            if (!position) return std::unexpected(position.error());
            return write_mine(*position);
          }};
}

}  // namespace quadrille::mines
