#include <algorithm>

#include <fmt/format.h>

#include "puzzles/sudoku/formats/list.hpp"
#include "puzzles/sudoku/formats/square.hpp"

namespace quadrille::sudoku {
namespace {

// Blocks of dashes as wide as a row of a box, with a corner between two of them.
std::string ruled(const Boxes& boxes, std::string_view left, std::string_view between,
                  std::string_view right) {
  std::string line(left);
  for (int box = 0; box < boxes.rows; ++box) {
    if (box > 0) line += between;
    for (int dash = 0; dash < 2 * boxes.cols + 1; ++dash) line += "─";
  }
  return line.append(right) + '\n';
}

std::string draw(const Puzzle& puzzle) {
  const auto boxes = puzzle.boxes();
  auto text = ruled(boxes, "┌", "┬", "┐");
  for (int row = 0; row < puzzle.side(); ++row) {
    if (row > 0 && row % boxes.rows == 0) text += ruled(boxes, "├", "┼", "┤");
    for (int col = 0; col < puzzle.side(); ++col) {
      text += col % boxes.cols == 0 ? (col == 0 ? "│ " : " │ ") : " ";
      append_utf8(text, symbol_of(puzzle.givens[at(row, col)]));
    }
    text += " │\n";
  }
  return text + ruled(boxes, "└", "┴", "┘");
}

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  auto square = read_square(telling_lines(source.text));
  if (!square) return std::unexpected(square.error());
  return std::vector<Named<Puzzle>>{{"", {std::move(*square)}}};
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  return mapped(only_puzzle(puzzles, "drawn"), draw);
}

bool recognise(const Source& source) {
  const auto lines = telling_lines(source.text);
  return !lines.empty() && lines.front().text.find("┌") != std::string_view::npos;
}

}  // namespace

Format<Puzzle> drawn_format() {
  return {.name = "drawn",
          .summary = "a line per row, with lines drawn around the boxes",
          .extension = ".txt",
          .recognise = recognise,
          .read = read,
          .write = write};
}

}  // namespace quadrille::sudoku
