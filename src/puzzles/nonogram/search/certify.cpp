#include "puzzles/nonogram/facets.hpp"

#include <fmt/format.h>

#include <climits>
#include <functional>
#include <vector>

namespace quadrille::nonogram {
namespace {

// Two kinds of variables:
//
//   has(cell, colour)      the cell has this colour
//   starts_by(block, p)    the block of a line starts at place p of the line or before it
//
// A painting is right exactly if, line by line, blocks of the lengths and colours of the clues can be laid in
// their order, separated by paper if they have the same colour, so that the cells under a block have its
// colour and all others are paper. The clauses say this and no more.
class Writer {
 public:
  Writer(const Puzzle& puzzle, Cnf& cnf) : puzzle_(puzzle), cnf_(cnf) {}

  void write(const Painting* other_than) {
    if (!write_cells()) return;
    const auto size = puzzle_.size();
    for (int row = 0; row < size.rows; ++row) {
      write_line(puzzle_.rows[static_cast<std::size_t>(row)], size.cols, [&](int i) { return at(row, i); });
    }
    for (int col = 0; col < size.cols; ++col) {
      write_line(puzzle_.cols[static_cast<std::size_t>(col)], size.rows, [&](int i) { return at(i, col); });
    }
    if (other_than != nullptr) write_difference(*other_than);
  }

 private:
  using CellAt = std::function<Cell(int)>;

  // A constant among the literals: always false. Its negative is always true.
  static constexpr int kNever = INT_MAX;

  // A row or column with the variables of its blocks.
  struct Line {
    const Clues& clues;
    int length = 0;
    const CellAt& cell_at;
    std::vector<int> places;  // by block: starts_by(block, 0), the first of `length` variables

    [[nodiscard]] int blocks() const { return static_cast<int>(clues.size()); }
    [[nodiscard]] int size_of(int block) const { return clues[static_cast<std::size_t>(block)].length; }
    [[nodiscard]] int colour_of(int block) const { return clues[static_cast<std::size_t>(block)].colour; }
    [[nodiscard]] int starts_by(int block, int place) const {
      return place < 0 ? kNever : places[static_cast<std::size_t>(block)] + place;
    }
  };

  // Every cell has exactly one colour, and one that the file leaves open.
  [[nodiscard]] bool write_cells() {
    cells_ = Grid<int>(puzzle_.size());
    const auto colours = static_cast<int>(puzzle_.palette.size());
    const bool some_known = puzzle_.saved.size() == puzzle_.size();
    for_each_cell(puzzle_.size(), [&](Cell cell) {
      if (!cnf_.whole() || (cell.col == Col{0} && !cnf_.proceed())) return;
      cells_[cell] = cnf_.variables(colours);
      std::vector<int> any;
      for (int colour = 0; colour < colours; ++colour) {
        any.push_back(has(cell, colour));
        for (int other = 0; other < colour; ++other) cnf_.add({-has(cell, colour), -has(cell, other)});
        if (some_known && (puzzle_.saved[cell] >> static_cast<unsigned>(colour) & 1U) == 0)
          cnf_.add({-has(cell, colour)});
      }
      cnf_.add(any);
    });
    return cnf_.proceed();
  }

  void write_line(const Clues& clues, int length, const CellAt& cell_at) {
    Line line{clues, length, cell_at, {}};
    for (int block = 0; block < line.blocks(); ++block) {
      if (!cnf_.proceed()) return;
      line.places.push_back(cnf_.variables(length));
    }
    write_order(line);
    write_colours(line);
  }

  // The blocks lie within the line, in the order of the clues.
  void write_order(const Line& line) {
    for (int block = 0; block < line.blocks() && cnf_.proceed(); ++block) {
      // It starts in time to end within the line, and a block that has started by one place has started by
      // the next.
      imply({}, line.starts_by(block, line.length - line.size_of(block)));
      for (int place = 1; place < line.length; ++place)
        imply({line.starts_by(block, place - 1)}, line.starts_by(block, place));
      if (block == 0) continue;
      // The block before it has started early enough to have ended, and left a gap if it must.
      const int gap = line.colour_of(block) == line.colour_of(block - 1) ? 1 : 0;
      const int apart = line.size_of(block - 1) + gap;
      for (int place = 0; place < line.length; ++place)
        imply({line.starts_by(block, place)}, line.starts_by(block - 1, place - apart));
    }
  }

  // Every cell lies under a block, between two blocks, or beyond the outermost.
  void write_colours(const Line& line) {
    for (int place = 0; place < line.length && cnf_.proceed(); ++place) {
      const Cell cell = line.cell_at(place);
      // Under a block: it has started by here, but had not a block's length ago.
      for (int block = 0; block < line.blocks(); ++block) {
        imply({line.starts_by(block, place), -line.starts_by(block, place - line.size_of(block))},
              has(cell, line.colour_of(block)));
      }
      // Before a block, or after the last: the one before it has ended, and it has not started yet.
      for (int next = 0; next <= line.blocks(); ++next) {
        std::vector<int> between;
        if (next > 0) between.push_back(line.starts_by(next - 1, place - line.size_of(next - 1)));
        if (next < line.blocks()) between.push_back(-line.starts_by(next, place));
        imply(between, has(cell, kPaper));
      }
    }
  }

  // Some cell differs from this painting.
  void write_difference(const Painting& painting) {
    std::vector<int> differs;
    for_each_cell(puzzle_.size(), [&](Cell cell) { differs.push_back(-has(cell, painting.cells[cell])); });
    cnf_.add(differs);
  }

  [[nodiscard]] int has(Cell cell, int colour) const { return cells_[cell] + colour; }

  // If all of these, then that.
  void imply(const std::vector<int>& all, int then) {
    if (then == -kNever) return;
    std::vector<int> clause;
    for (const int literal : all) {
      if (literal == kNever) return;
      if (literal != -kNever) clause.push_back(-literal);
    }
    if (then != kNever) clause.push_back(then);
    cnf_.add(clause);
  }

  const Puzzle& puzzle_;
  Cnf& cnf_;
  Grid<int> cells_;  // has(cell, 0), the first of its colours
};

}  // namespace

void write_clauses(const Puzzle& puzzle, const Painting* other_than, Cnf& cnf) {
  Writer(puzzle, cnf).write(other_than);
}

// Both sides count the cells of the one picture.
std::optional<std::string> totals_differ(const Puzzle& puzzle) {
  const auto total = [](const std::vector<Clues>& lines, std::size_t colour) {
    std::size_t cells = 0;
    for (const auto& clues : lines) {
      for (const auto& clue : clues) cells += clue.colour == colour ? clue.length : 0;
    }
    return cells;
  };
  for (std::size_t colour = 1; colour < puzzle.palette.size(); ++colour) {
    const auto in_rows = total(puzzle.rows, colour);
    const auto in_cols = total(puzzle.cols, colour);
    if (in_rows == in_cols) continue;
    return fmt::format("the rows have {} cells of {}, the columns {}", in_rows, puzzle.palette[colour].name,
                       in_cols);
  }
  return std::nullopt;
}

}  // namespace quadrille::nonogram
