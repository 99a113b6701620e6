#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/family/format.hpp"
#include "grid/text.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// The square that lines of text draw: all cells in one line, or a line per row. Blanks, '|' and whole lines
// of '-', '+', '=' and '|' are a drawing around the cells, and so are the box-drawing characters of Unicode.
// An error names the character that is not a cell, the row that is too long or too short, or the number of
// cells that makes no square.
[[nodiscard]] Expected<Grid<std::uint8_t>> read_square(std::span<const TextLine> lines);

// A line per row; and all cells in one line.
[[nodiscard]] std::string write_rows(const Grid<std::uint8_t>& digits);
[[nodiscard]] std::string write_line(const Grid<std::uint8_t>& digits);

// The lines that are neither blank nor a comment.
[[nodiscard]] std::vector<TextLine> telling_lines(std::string_view text);

// The one puzzle of a form that holds one; an error where there are more.
[[nodiscard]] Expected<Puzzle> only_puzzle(std::span<const NamedRef<Puzzle>> puzzles, std::string_view form);

}  // namespace quadrille::sudoku
