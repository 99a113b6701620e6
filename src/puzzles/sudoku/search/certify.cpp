#include "puzzles/sudoku/facets.hpp"

#include <vector>

namespace quadrille::sudoku {

namespace {

// One kind of variable: holds(cell, digit), the cell holds this digit.
class Writer {
 public:
  Writer(const Puzzle& puzzle, Cnf& cnf) : puzzle_(puzzle), cnf_(cnf), side_(puzzle.side()) {}

  void write(const Filling* other_than) {
    first_ = cnf_.variables(side_ * side_ * side_);
    const auto [rows, cols] = puzzle_.boxes();
    for (int i = 0; i < side_ && cnf_.proceed(); ++i) {
      for (int j = 0; j < side_; ++j) {
        write_cell(at(i, j));
        // Of the digit j + 1: its places in row i, in column i and in box i.
        std::vector<int> row;
        std::vector<int> col;
        std::vector<int> box;
        for (int k = 0; k < side_; ++k) {
          row.push_back(holds(at(i, k), j + 1));
          col.push_back(holds(at(k, i), j + 1));
          box.push_back(holds(at(i / rows * rows + k / cols, i % rows * cols + k % cols), j + 1));
        }
        for (const auto* places : {&row, &col, &box}) exactly_one(*places);
      }
    }
    if (other_than != nullptr) write_difference(*other_than);
  }

 private:
  [[nodiscard]] int holds(Cell cell, int digit) const {
    return first_ + (cell.row.value * side_ + cell.col.value) * side_ + digit - 1;
  }

  void exactly_one(const std::vector<int>& literals) {
    cnf_.add(literals);
    for (std::size_t i = 0; i < literals.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) cnf_.add({-literals[i], -literals[j]});
    }
  }

  // Exactly one digit, and the given one where there is one.
  void write_cell(Cell cell) {
    std::vector<int> any;
    for (int digit = 1; digit <= side_; ++digit) any.push_back(holds(cell, digit));
    exactly_one(any);
    if (const int given = puzzle_.givens[cell]; given != 0) cnf_.add({holds(cell, given)});
  }

  // Some cell does not hold its digit of this filling.
  void write_difference(const Filling& filling) {
    std::vector<int> differs;
    for_each_cell(filling.digits.size(),
                  [&](Cell cell) { differs.push_back(-holds(cell, filling.digits[cell])); });
    cnf_.add(differs);
  }

  const Puzzle& puzzle_;
  Cnf& cnf_;
  int side_ = 0;
  int first_ = 0;  // holds(the first cell, 1)
};

}  // namespace

void write_clauses(const Puzzle& puzzle, const Filling* other_than, Cnf& cnf) {
  Writer(puzzle, cnf).write(other_than);
}

std::optional<std::string> totals_differ(const Puzzle& /*puzzle*/) { return std::nullopt; }

}  // namespace quadrille::sudoku
