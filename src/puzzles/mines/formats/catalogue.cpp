#include "puzzles/mines/formats/catalogue.hpp"

#include <fmt/format.h>

#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

std::optional<Tile> read_tile(char character) {
  if (character == '#') return Tile::closed;
  if (character < '0' || character > '8') return std::nullopt;
  return number_tile(character - '0');
}

bool recognise(const Source& source) {
  bool size = false;
  for (const auto& line : split_lines(source.text)) {
    size = size || line.text.starts_with("size ");
    if (line.text == "rows") return size;
  }
  return false;
}

// The lines before the rows.
struct Header {
  std::string name{};
  std::optional<Size> size{};
  std::optional<int> mines{};
  int size_line = 1;
};

Expected<void> read_header(const TextLine& line, Header& header) {
  const auto words = split_words(line.text);
  if (words.front().text == "name" && words.size() > 1) header.name = words[1].text;
  if (words.front().text == "size") {
    if (words.size() != 3) return fail("the size is 'size COLS ROWS'", line.number, 1);
    const auto cols = read_bounded(words[1], line.number, "the number of columns", 1, kLongestSide);
    if (!cols) return std::unexpected(cols.error());
    const auto rows = read_bounded(words[2], line.number, "the number of rows", 1, kLongestSide);
    if (!rows) return std::unexpected(rows.error());
    header.size = Size{*rows, *cols};
    header.size_line = line.number;
  }
  if (words.front().text == "mines") {
    if (words.size() != 2) return fail("the total is 'mines N'", line.number, 1);
    const auto mines = read_bounded(words[1], line.number, "the total", 0, kMostCells);
    if (!mines) return std::unexpected(mines.error());
    header.mines = *mines;
  }
  return {};
}

}  // namespace

Expected<Named<Position>> read_catalogue(std::string_view text) {
  Header header;
  RawRows raw;
  bool in_rows = false;
  for (const auto& line : split_lines(text)) {
    if (line.text.empty()) continue;
    if (!in_rows && line.text == "rows") {
      if (!header.size) return fail("'size COLS ROWS' must come before the rows", line.number, 1);
      in_rows = true;
    } else if (!in_rows) {
      if (const auto read = read_header(line, header); !read) return std::unexpected(read.error());
    } else if (raw.rows() < header.size->rows) {
      if (const auto row = raw.add_row(line, read_tile, "'#' or '0'-'8'"); !row)
        return std::unexpected(row.error());
    }
  }
  if (!in_rows) return fail("no line 'rows'", 1, 1);
  if (raw.rows() != header.size->rows || raw.cols() != header.size->cols) {
    return fail(fmt::format("the board has {} rows of {}, its size says {} of {}", raw.rows(), raw.cols(),
                            header.size->rows, header.size->cols),
                header.size_line, 1);
  }
  Position position{.tiles = raw.tiles(), .mines = header.mines};
  if (const auto fits = checked_total(position, header.size_line, 1); !fits)
    return std::unexpected(fits.error());
  return Named<Position>{header.name, std::move(position)};
}

Expected<std::string> write_catalogue(const NamedRef<Position>& named) {
  const auto& [id, position] = named;
  if (!position.bounded || position.density || position.origin != Cell{})
    return fail("the catalogue form has only bounded boards without density and origin");
  auto text = id.empty() ? std::string() : fmt::format("name {}\n", id);
  text += fmt::format("size {} {}\n", position.tiles.cols(), position.tiles.rows());
  if (position.mines) text += fmt::format("mines {}\n", *position.mines);
  text += "rows\n";
  for (int row = 0; row < position.tiles.rows(); ++row) {
    for (const auto tile : position.tiles.row(Row{row})) {
      if (tile != Tile::closed && !is_number(tile))
        return fail("the catalogue form has only closed cells and numbers");
      text += tile == Tile::closed ? '#' : symbol_of(tile);
    }
    text += '\n';
  }
  return text;
}

Format<Position> catalogue_format() {
  return {.name = "catalogue",
          .summary = "'size COLS ROWS', 'mines N', 'rows', then # closed and 0-8 open",
          .extension = ".txt",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Position>>> {
            auto position = read_catalogue(source.text);
            if (!position) return std::unexpected(position.error());
            return std::vector<Named<Position>>{std::move(*position)};
          },
          .write = [](std::span<const NamedRef<Position>> positions) -> Expected<std::string> {
            if (positions.size() != 1)
              return fail(fmt::format("the catalogue form holds one position, not {}", positions.size()));
            return write_catalogue(positions.front());
          }};
}

}  // namespace quadrille::mines
