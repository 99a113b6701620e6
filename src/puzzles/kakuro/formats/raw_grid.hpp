#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "grid/text.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// A grid as it is read, row by row: every square with its place in the text, so that a clue which turns out
// to be wrong is reported where it is. It grows with the text, never with what a header promises.
struct RawGrid {
  int cols = 0;
  std::vector<Square> squares{};
  std::vector<TextPlace> places{};

  void add(Square square, TextPlace place) {
    squares.push_back(square);
    places.push_back(place);
  }
  [[nodiscard]] int rows() const { return cols == 0 ? 0 : static_cast<int>(squares.size()) / cols; }
};

// The puzzle of a finished raw grid. What make_puzzle finds wrong is reported with its place.
[[nodiscard]] Expected<Puzzle> puzzle_of(const RawGrid& raw);

// A size that the family can hold; the error names the limit.
[[nodiscard]] Expected<Size> checked_size(long rows, long cols);

// A clue's sum written in decimal digits: 1 to 45. `word` is "across" or "down".
[[nodiscard]] Expected<std::uint8_t> read_sum(std::string_view text, std::string_view word);

// Reads rows of words, one row per line and all as long as the first; read_square turns a word into a square.
// Blank lines are ignored.
using SplitRow = Expected<std::vector<Word>> (*)(const TextLine& line);
using ReadSquare = Expected<Square> (*)(std::string_view word);
[[nodiscard]] Expected<RawGrid> read_rows(std::span<const TextLine> lines, SplitRow split,
                                          ReadSquare read_square);

// The one puzzle of a form that holds one; fails if there are more.
[[nodiscard]] Expected<Puzzle> only_puzzle(std::span<const NamedRef<Puzzle>> puzzles, std::string_view form);

// Whether any cell has a given digit: not every form has a place for that.
[[nodiscard]] bool has_givens(const Puzzle& puzzle);

}  // namespace quadrille::kakuro
