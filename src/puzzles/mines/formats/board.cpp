#include "puzzles/mines/formats/board.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

constexpr std::string_view kMark = "# MINESWEEPER-BOARD v0.1";

std::optional<Tile> read_view(char character) {
  switch (character) {
    case 'U':
    case '?':
    case '#':
      return Tile::closed;
    case 'F':
      return Tile::flagged;
    case 'X':
    case '@':
      return Tile::mine;
    default:
      break;
  }
  if (character < '0' || character > '8') return std::nullopt;
  return number_tile(character - '0');
}

std::optional<Tile> read_real(char character) {
  if (character == '*') return Tile::mine;
  if (character < '0' || character > '8') return std::nullopt;
  return number_tile(character - '0');
}

char write_tile(Tile tile) {
  if (tile == Tile::closed) return 'U';
  return tile == Tile::mine ? 'X' : symbol_of(tile);
}

// What a file gives before its boards.
struct Fields {
  std::optional<int> rows{};
  std::optional<int> cols{};
  std::optional<int> mines{};
};

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text;
}

// 'key: value'; keys without a meaning here are skipped, as the form demands.
Expected<void> read_field(const TextLine& line, Fields& fields) {
  const auto colon = line.text.find(':');
  if (colon == std::string_view::npos) return fail("a field is 'key: value'", line.number, 1);
  const auto key = line.text.substr(0, colon);
  const auto text = trimmed(line.text.substr(colon + 1));
  const Word value{static_cast<int>(line.text.size() - text.size()) + 1, text};
  auto* target = key == "rows"      ? &fields.rows
                 : key == "columns" ? &fields.cols
                 : key == "mines"   ? &fields.mines
                                    : nullptr;
  if (target == nullptr) return {};
  const bool is_side = key != "mines";
  const auto number =
      read_bounded(value, line.number, key, is_side ? 1 : 0, is_side ? kLongestSide : kMostCells);
  if (!number) return std::unexpected(number.error());
  *target = *number;
  return {};
}

bool recognise(const Source& source) { return source.text.starts_with("# MINESWEEPER-BOARD"); }

}  // namespace

Expected<Position> read_board(std::string_view text) {
  const auto lines = split_lines(text);
  if (lines.empty() || lines.front().text != kMark)
    return fail(fmt::format("the first line is '{}'", kMark), 1, 1);
  Fields fields;
  RawRows view;
  RawRows real;
  RawRows* section = nullptr;
  for (const auto& line : lines) {
    // Within a board '#' is a cell; outside it begins a comment.
    if (line.text.empty() || (section == nullptr && line.text.starts_with('#'))) {
      if (line.text.starts_with("# Render:") && trimmed(line.text.substr(9)) != "ascii")
        return fail("only the ascii form of this file is read", line.number, 1);
      continue;
    }
    if (line.text == "[view]" || line.text == "[real]") {
      section = line.text == "[view]" ? &view : &real;
      if (!section->empty()) return fail(fmt::format("a second {}", line.text), line.number, 1);
    } else if (section == nullptr) {
      if (const auto field = read_field(line, fields); !field) return std::unexpected(field.error());
    } else {
      const bool is_view = section == &view;
      const auto row =
          section->add_row(line, is_view ? read_view : read_real,
                           is_view ? "'U', '0'-'8', 'F', '?', 'X', '@' or '#'" : "'*' or '0'-'8'");
      if (!row) return std::unexpected(row.error());
    }
  }
  if (!fields.rows || !fields.cols || !fields.mines)
    return fail("the fields rows, columns and mines are required", 1, 1);
  const auto& raw = view.empty() ? real : view;
  if (raw.rows() != *fields.rows || raw.cols() != *fields.cols) {
    return fail(fmt::format("the board has {} rows of {}, its fields say {} of {}", raw.rows(), raw.cols(),
                            *fields.rows, *fields.cols),
                1, 1);
  }
  Position position{.tiles = raw.tiles(), .mines = fields.mines};
  if (const auto fits = checked_total(position, 1, 1); !fits) return std::unexpected(fits.error());
  return position;
}

Expected<std::string> write_board(const Position& position) {
  if (const auto fits = fits_form(position, "board"); !fits) return std::unexpected(fits.error());
  const auto size = position.tiles.size();
  auto text =
      fmt::format("{}\n# Render: ascii\n\nrows: {}\ncolumns: {}\nmines: {}\ngame_mode: classic\n\n[view]\n",
                  kMark, size.rows, size.cols, *position.mines);
  for (int row = 0; row < size.rows; ++row) {
    for (const auto tile : position.tiles.row(Row{row})) text += write_tile(tile);
    text += '\n';
  }
  return text;
}

Format<Position> board_format() {
  return {.name = "board",
          .summary = "a MINESWEEPER-BOARD file of ms_toollib, version 0.1",
          .extension = ".board",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Position>>> {
            auto position = read_board(source.text);
            if (!position) return std::unexpected(position.error());
            return std::vector<Named<Position>>{{"", std::move(*position)}};
          },
          .write = [](std::span<const NamedRef<Position>> positions) -> Expected<std::string> {
            const auto position = only_position(positions, "board");
            if (!position) return std::unexpected(position.error());
            return write_board(*position);
          }};
}

}  // namespace quadrille::mines
