#include "puzzles/nonogram/model/answer.hpp"

#include <span>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

std::string symbols_in_words(const std::vector<Ink>& palette) {
  std::string words = "'.' empty, '?' undecided";
  for (const auto& ink : std::span(palette).subspan(1))
    words += fmt::format(", '{}' {}", ink.symbol, ink.name);
  return words;
}

Expected<void> read_row(const TextLine& line, int row, const Puzzle& puzzle, Painting& painting) {
  const auto cols = puzzle.cols.size();
  if (line.text.size() != cols) {
    return fail(fmt::format("this row has {} cells, not {}", line.text.size(), cols), line.number,
                static_cast<int>(std::min(line.text.size(), cols)) + 1);
  }
  for (int col = 0; col < static_cast<int>(cols); ++col) {
    const char symbol = line.text[static_cast<std::size_t>(col)];
    if (symbol == '?') continue;
    const auto colour = find_symbol(puzzle.palette, symbol);
    if (!colour) {
      return fail(fmt::format("{} is not a cell: {}", in_quotes(symbol), symbols_in_words(puzzle.palette)),
                  line.number, col + 1);
    }
    painting.cells[at(row, col)] = *colour;
  }
  return {};
}

}  // namespace

Expected<Painting> read_answer(const Puzzle& puzzle, std::string_view text) {
  auto painting = blank(puzzle);
  const auto rows = static_cast<int>(puzzle.rows.size());
  int row = 0;
  int last_line = 0;
  for (const auto& line : split_lines(text)) {
    if (line.text.empty()) continue;
    if (row == rows) return fail(fmt::format("one row too many: the puzzle has {}", rows), line.number, 1);
    if (const auto read = read_row(line, row, puzzle, painting); !read) return std::unexpected(read.error());
    last_line = line.number;
    ++row;
  }
  if (row < rows) return fail(fmt::format("the answer ends after {} of {} rows", row, rows), last_line, 0);
  return painting;
}

std::string write_answer(const Puzzle& puzzle, const Painting& painting) {
  std::string text;
  text.reserve(painting.cells.size().cells() + puzzle.rows.size());
  for (int row = 0; row < painting.cells.rows(); ++row) {
    for (const auto colour : painting.cells.row(Row{row})) {
      text += colour == kUndecided ? '?' : puzzle.palette[colour].symbol;
    }
    text += '\n';
  }
  return text;
}

std::string measure(const Puzzle& puzzle) {
  auto words = fmt::format("{}x{}", puzzle.rows.size(), puzzle.cols.size());
  if (puzzle.palette.size() > 2) words += fmt::format(", {} colours", puzzle.palette.size() - 1);
  return words;
}

std::string headline(const Puzzle& puzzle, const FoundView<Painting>& found) {
  const auto cells = puzzle.size().cells();
  const auto decided = count_decided(found.answer);
  if (decided < cells) return fmt::format("{} of {} cells decided", decided, cells);
  return measure(puzzle);
}

}  // namespace quadrille::nonogram
