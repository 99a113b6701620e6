#include "puzzles/kakuro/formats/raw_grid.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/kakuro/model/combinations.hpp"

namespace quadrille::kakuro {

Expected<Puzzle> puzzle_of(const RawGrid& raw) {
  Grid<Square> squares({raw.rows(), raw.cols});
  auto next = raw.squares.begin();
  for (int row = 0; row < squares.rows(); ++row) {
    std::ranges::copy_n(next, raw.cols, squares.row(Row{row}).begin());
    next += raw.cols;
  }
  auto puzzle = make_puzzle(std::move(squares));
  if (puzzle) return std::move(*puzzle);
  const auto& [cell, direction, message] = puzzle.error();
  const auto index = static_cast<std::size_t>(cell.row.value) * static_cast<std::size_t>(raw.cols) +
                     static_cast<std::size_t>(cell.col.value);
  return fail(message, raw.places[index].line, raw.places[index].column);
}

Expected<Size> checked_size(long rows, long cols) {
  if (rows < 1 || cols < 1 || rows > kLongestSide || cols > kLongestSide) {
    return fail(
        fmt::format("a grid has 1 to {0} rows and 1 to {0} columns, not {1}x{2}", kLongestSide, rows, cols));
  }
  return Size{static_cast<int>(rows), static_cast<int>(cols)};
}

Expected<std::uint8_t> read_sum(std::string_view text, std::string_view word) {
  const auto sum = parse_integer(text);
  if (!sum) return std::unexpected(sum.error());
  if (*sum < 1 || *sum > kLargestSum) {
    return fail(fmt::format("the {} clue is 1 to {}, not {}", word, kLargestSum, *sum));
  }
  return static_cast<std::uint8_t>(*sum);
}

Expected<RawGrid> read_rows(std::span<const TextLine> lines, SplitRow split, ReadSquare read_square) {
  RawGrid raw;
  int first_line = 0;
  for (const auto& line : lines) {
    if (line.text.empty()) continue;
    const auto words = split(line);
    if (!words) return std::unexpected(words.error());
    if (raw.cols == 0) {
      raw.cols = static_cast<int>(words->size());
      first_line = line.number;
    }
    if (std::cmp_not_equal(words->size(), raw.cols)) {
      return fail(fmt::format("this row has {} squares, the one in line {} has {}", words->size(), first_line,
                              raw.cols),
                  line.number, 1);
    }
    if (const auto size = checked_size(raw.rows() + 1L, raw.cols); !size) {
      return fail(size.error().message, line.number, 1);
    }
    for (const auto& [column, text] : *words) {
      const auto square = read_square(text);
      if (!square) return fail(square.error().message, line.number, column);
      raw.add(*square, {line.number, column});
    }
  }
  if (raw.cols == 0) return fail("the grid has no rows", lines.empty() ? 0 : lines.front().number);
  return raw;
}

Expected<Puzzle> only_puzzle(std::span<const NamedRef<Puzzle>> puzzles, std::string_view form) {
  if (puzzles.size() == 1) return puzzles.front().puzzle;
  return fail(fmt::format("the form '{}' holds one puzzle, not {}", form, puzzles.size()));
}

bool has_givens(const Puzzle& puzzle) {
  return std::ranges::any_of(puzzle.squares.values(), [](const Square& square) { return square.given != 0; });
}

}  // namespace quadrille::kakuro
