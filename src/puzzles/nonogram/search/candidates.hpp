#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram {

// What every cell may still be: for every line and colour a mask of the cells that may have it, rows and
// columns both, so that a line is read without gathering. A few kilobytes: a trial works on a copy.
struct Candidates {
  std::vector<Word> masks;
  std::int64_t open = 0;  // colours possible beyond one per cell; 0: every cell is decided

  friend bool operator==(const Candidates&, const Candidates&) = default;
};

// What the clues' colours and the file's known cells allow before any line is looked at. After a
// contradiction, a cell that has no colour left, the candidates must not be used; nor if the context has
// ended on the way.
struct FirstCandidates {
  Candidates candidates;
  std::optional<Cell> contradiction{};
};
[[nodiscard]] FirstCandidates first_candidates(const Puzzle& puzzle, const Lines& lines, Context& context);

// Which words hold the bit of a cell for a colour.
[[nodiscard]] inline std::size_t row_word(const Lines& lines, Cell cell, Colour colour) {
  return lines.offset(static_cast<std::size_t>(cell.row.value)) + colour * lines.row_words() +
         static_cast<std::size_t>(cell.col.value) / kWordBits;
}
[[nodiscard]] inline std::size_t col_word(const Lines& lines, Cell cell, Colour colour) {
  return lines.offset(static_cast<std::size_t>(lines.rows()) + static_cast<std::size_t>(cell.col.value)) +
         colour * lines.col_words() + static_cast<std::size_t>(cell.row.value) / kWordBits;
}

[[nodiscard]] inline bool possible(const Lines& lines, const Candidates& candidates, Cell cell,
                                   Colour colour) {
  return (candidates.masks[row_word(lines, cell, colour)] >> (cell.col.value % kWordBits) & 1U) != 0;
}

[[nodiscard]] ColourSet colours_of(const Lines& lines, const Candidates& candidates, Cell cell);

// The decided cells; the others stay kUndecided.
[[nodiscard]] Painting painting_of(const Lines& lines, const Candidates& candidates);

// The cells that may have two colours or more, row by row.
[[nodiscard]] std::vector<Cell> open_cells(const Lines& lines, const Candidates& candidates);

}  // namespace quadrille::nonogram
