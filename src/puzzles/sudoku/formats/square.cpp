#include "puzzles/sudoku/formats/square.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kDrawn = " \t|-+=";
// The first two of the three bytes of every box-drawing character, U+2500 to U+257F.
constexpr std::string_view kBoxDrawing = "\xE2\x94";
constexpr std::string_view kMoreBoxDrawing = "\xE2\x95";

// How many bytes of drawing a text starts with. Within a row '-' is not drawing: it could be meant as a cell.
std::size_t drawn_at(std::string_view text, bool in_row) {
  if (text.starts_with(kBoxDrawing) || text.starts_with(kMoreBoxDrawing))
    return std::min<std::size_t>(3, text.size());
  const auto& drawn = in_row ? kDrawn.substr(0, 3) : kDrawn;
  return drawn.find(text.front()) != std::string_view::npos ? 1 : 0;
}

bool is_drawing(std::string_view line) {
  while (!line.empty()) {
    const auto bytes = drawn_at(line, false);
    if (bytes == 0) return false;
    line.remove_prefix(bytes);
  }
  return true;
}

struct CellsOfLine {
  int line = 0;
  std::vector<char> cells{};
  std::vector<int> columns{};
};

// Cells are counted as characters first: which digits there are depends on the side, which their number says.
Expected<CellsOfLine> cells_of(const TextLine& line) {
  CellsOfLine found{.line = line.number};
  for (std::size_t i = 0; i < line.text.size();) {
    if (const auto bytes = drawn_at(line.text.substr(i), true); bytes > 0) {
      i += bytes;
      continue;
    }
    const int column = static_cast<int>(i) + 1;
    if (!digit_of(static_cast<unsigned char>(line.text[i]), kLongestSide)) {
      return fail(fmt::format("{} is not a cell: a digit, A to G, or '.'", in_quotes(line.text[i])),
                  line.number, column);
    }
    if (found.cells.size() == kMostCells)
      return fail(fmt::format("a square has at most {} cells", kMostCells), line.number, column);
    found.cells.push_back(line.text[i++]);
    found.columns.push_back(column);
  }
  return found;
}

std::optional<int> side_of(std::size_t cells) {
  for (const int side : kSides) {
    if (std::cmp_equal(side * side, cells)) return side;
  }
  return std::nullopt;
}

Expected<std::vector<CellsOfLine>> rows_of(std::span<const TextLine> lines) {
  std::vector<CellsOfLine> rows;
  for (const auto& line : lines) {
    if (is_drawing(line.text)) continue;
    if (std::cmp_equal(rows.size(), kLongestSide))
      return fail(fmt::format("a square has at most {} rows", kLongestSide), line.number, 1);
    auto row = cells_of(line);
    if (!row) return std::unexpected(row.error());
    rows.push_back(std::move(*row));
  }
  return rows;
}

Expected<int> side_of(const std::vector<CellsOfLine>& rows) {
  if (rows.empty()) return fail("there is no square: 81 cells in a line, or nine lines of nine");
  const auto& first = rows.front();
  if (rows.size() == 1) {
    if (const auto side = side_of(first.cells.size())) return *side;
    return fail(fmt::format("{} cells in a line are not a square: 16, 36, 81 or 256 are", first.cells.size()),
                first.line, first.columns.back());
  }
  const int side = static_cast<int>(first.cells.size());
  if (!boxes_of(side))
    return fail(fmt::format("a row has 4, 6, 9 or 16 cells, not {}", side), first.line, first.columns.back());
  for (const auto& row : rows) {
    if (std::cmp_equal(row.cells.size(), side)) continue;
    return fail(fmt::format("this row has {} cells, the first has {}", row.cells.size(), side), row.line,
                row.columns.back());
  }
  if (std::cmp_not_equal(rows.size(), side)) {
    return fail(fmt::format("rows of {0} cells need {0} rows, not {1}", side, rows.size()), rows.back().line,
                1);
  }
  return side;
}

}  // namespace

Expected<Grid<std::uint8_t>> read_square(std::span<const TextLine> lines) {
  const auto rows = rows_of(lines);
  if (!rows) return std::unexpected(rows.error());
  const auto side = side_of(*rows);
  if (!side) return std::unexpected(side.error());
  Grid<std::uint8_t> digits({*side, *side});
  int number = 0;
  for (const auto& row : *rows) {
    for (std::size_t i = 0; i < row.cells.size(); ++i, ++number) {
      const auto digit = digit_of(static_cast<unsigned char>(row.cells[i]), *side);
      if (!digit) {
        return fail(fmt::format("{0} is not a digit of a {1}x{1} square", in_quotes(row.cells[i]), *side),
                    row.line, row.columns[i]);
      }
      digits[at(number / *side, number % *side)] = *digit;
    }
  }
  return digits;
}

std::string write_rows(const Grid<std::uint8_t>& digits) {
  std::string text;
  for (int row = 0; row < digits.rows(); ++row) {
    for (const auto digit : digits.row(Row{row})) append_utf8(text, symbol_of(digit));
    text += '\n';
  }
  return text;
}

std::string write_line(const Grid<std::uint8_t>& digits) {
  std::string text;
  for (const auto digit : digits.values()) append_utf8(text, symbol_of(digit));
  return text;
}

std::vector<TextLine> telling_lines(std::string_view text) {
  auto lines = split_lines(text);
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty() || is_comment(line.text); });
  return lines;
}

Expected<Puzzle> only_puzzle(std::span<const NamedRef<Puzzle>> puzzles, std::string_view form) {
  if (puzzles.size() == 1) return puzzles.front().puzzle;
  return fail(fmt::format("the form '{}' holds one puzzle, not {}", form, puzzles.size()));
}

}  // namespace quadrille::sudoku
