#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/search/lines/positions.hpp"

namespace quadrille::nonogram {

// Cells between two looks at the clock, some 100 microseconds, for code that goes through all cells of a
// puzzle.
inline constexpr std::size_t kCellsPerLook = 1024;

// A clue with what line solving needs to know about it.
struct Block {
  Stretch stretch{};
  std::uint16_t latest = 0;  // no start lies beyond it, whatever the cells are
  std::uint8_t slot = 0;     // its colour's place among the colours of the line
  bool gap = false;          // the block before it has the same colour

  [[nodiscard]] int length() const { return stretch.length; }
};

// One row or column, ready for line solving.
struct Line {
  std::span<const Block> blocks{};
  std::span<const Colour> colours{};  // of the line, paper first; a Block's slot is an index into it
  int length = 0;
  int slack = 0;      // cells left over when the blocks are as close as possible; below 0: they do not fit
  int doublings = 0;  // 2^doublings exceeds the slack
  bool tight = true;  // its blocks alone determine some cells: one is longer than the slack
};

// All lines of a puzzle, rows first, laid out flat; and where each keeps its masks (see Candidates): one per
// colour of the palette, of row_words or col_words words.
class Lines {
 public:
  explicit Lines(const Puzzle& puzzle);
  // A single line, as row 0 of a grid without columns.
  Lines(std::span<const Clue> clues, int length, std::size_t colours);
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;
  ~Lines() = default;

  // The bytes that the lines of a puzzle take: reserve them before making them.
  [[nodiscard]] static std::size_t bytes(const Puzzle& puzzle);

  [[nodiscard]] std::size_t count() const { return lines_.size(); }
  [[nodiscard]] int rows() const { return size_.rows; }
  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] std::size_t colours() const { return colours_; }
  [[nodiscard]] const Line& operator[](std::size_t line) const { return lines_[line]; }
  [[nodiscard]] bool is_row(std::size_t line) const { return line < static_cast<std::size_t>(size_.rows); }
  [[nodiscard]] std::size_t row_words() const { return row_words_; }
  [[nodiscard]] std::size_t col_words() const { return col_words_; }
  [[nodiscard]] std::size_t words(std::size_t line) const { return is_row(line) ? row_words_ : col_words_; }
  // Where the first mask of a line begins.
  [[nodiscard]] std::size_t offset(std::size_t line) const {
    const auto rows = static_cast<std::size_t>(size_.rows);
    return colours_ * (line < rows ? line * row_words_ : rows * row_words_ + (line - rows) * col_words_);
  }
  [[nodiscard]] std::size_t all_words() const { return offset(count()); }
  [[nodiscard]] std::size_t most_blocks() const { return most_blocks_; }
  [[nodiscard]] int longest() const { return std::max(size_.rows, size_.cols); }

 private:
  void reserve(std::size_t lines, std::size_t clues);
  void add(std::span<const Clue> clues, int length);

  Size size_;
  std::size_t colours_;
  std::size_t row_words_;
  std::size_t col_words_;
  std::size_t most_blocks_ = 0;
  std::vector<Line> lines_;
  std::vector<Block> blocks_;         // never grows beyond its reserved capacity: lines_ points into it
  std::vector<Colour> line_colours_;  // the same
};

}  // namespace quadrille::nonogram
