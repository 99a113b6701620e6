#include "puzzles/kakuro/facets.hpp"

#include <fmt/format.h>

#include <vector>

#include "grid/words.hpp"

namespace quadrille::kakuro {
namespace {

// Two kinds of variables:
//
//   holds(cell, digit)   the white cell holds this digit
//   chosen               one for every set of digits that a run's sum allows: the run is filled from it
//
// Digits that differ and come from a set of as many digits as there are cells are exactly that set; so a run
// is right exactly if its digits differ and come from one of the sets with its sum.
class Writer {
 public:
  Writer(const Puzzle& puzzle, Cnf& cnf) : squares_(puzzle.squares), cnf_(cnf) {}

  void write(const Filling* other_than) {
    cells_ = Grid<int>(squares_.size());
    for_each_cell(squares_.size(), [&](Cell cell) {
      if (!cnf_.whole() || (cell.col == Col{0} && !cnf_.proceed())) return;
      if (squares_[cell].white) write_cell(cell);
    });
    for (int row = 0; row < squares_.rows() && cnf_.proceed(); ++row) {
      for (int col = 0; col < squares_.cols(); ++col) {
        if (!white(row, col)) continue;
        if (!white(row, col - 1)) write_run(row, col, 0, 1);
        if (!white(row - 1, col)) write_run(row, col, 1, 0);
      }
    }
    if (other_than != nullptr) write_difference(*other_than);
  }

 private:
  static constexpr int kDigits = 9;

  [[nodiscard]] bool white(int row, int col) const {
    return row >= 0 && col >= 0 && row < squares_.rows() && col < squares_.cols() &&
           squares_[at(row, col)].white;
  }
  [[nodiscard]] int holds(Cell cell, int digit) const { return cells_[cell] + digit - 1; }

  // Exactly one digit, and the given one if there is one.
  void write_cell(Cell cell) {
    cells_[cell] = cnf_.variables(kDigits);
    std::vector<int> any;
    for (int digit = 1; digit <= kDigits; ++digit) {
      any.push_back(holds(cell, digit));
      for (int other = 1; other < digit; ++other) cnf_.add({-holds(cell, digit), -holds(cell, other)});
    }
    cnf_.add(any);
    if (const int given = squares_[cell].given; given != 0) cnf_.add({holds(cell, given)});
  }

  // The run that starts here and goes on by (down, right).
  void write_run(int row, int col, int down, int right) {
    std::vector<Cell> cells;
    for (int i = 0; white(row + i * down, col + i * right); ++i)
      cells.push_back(at(row + i * down, col + i * right));
    int sum = 0;
    if (row - down >= 0 && col - right >= 0) {
      const auto& before = squares_[at(row - down, col - right)];
      sum = right == 1 ? before.across : before.down;
    }
    write_differences(cells);
    if (sum != 0) write_sum(cells, sum);
  }

  void write_differences(const std::vector<Cell>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (int digit = 1; digit <= kDigits; ++digit)
          cnf_.add({-holds(cells[i], digit), -holds(cells[j], digit)});
      }
    }
  }

  void write_sum(const std::vector<Cell>& cells, int sum) {
    std::vector<int> any;
    for (unsigned set = 0; set < 1U << kDigits; ++set) {
      int size = 0;
      int total = 0;
      for (int digit = 1; digit <= kDigits; ++digit) {
        if (!contains(set, digit)) continue;
        ++size;
        total += digit;
      }
      if (size != static_cast<int>(cells.size()) || total != sum) continue;
      const int chosen = cnf_.variables(1);
      if (!cnf_.whole()) return;
      any.push_back(chosen);
      write_choice(cells, set, chosen);
    }
    cnf_.add(any);
  }

  // No cell holds a digit outside a chosen set. That every digit of the set is then in some cell follows, but
  // only by counting, which takes a long proof from clauses.
  void write_choice(const std::vector<Cell>& cells, unsigned set, int chosen) {
    for (int digit = 1; digit <= kDigits; ++digit) {
      std::vector<int> somewhere{-chosen};
      for (const Cell cell : cells) {
        if (contains(set, digit)) {
          somewhere.push_back(holds(cell, digit));
        } else {
          cnf_.add({-chosen, -holds(cell, digit)});
        }
      }
      if (contains(set, digit)) cnf_.add(somewhere);
    }
  }

  static bool contains(unsigned set, int digit) {
    return (set >> static_cast<unsigned>(digit - 1) & 1U) != 0;
  }

  // Some cell does not hold its digit in this filling.
  void write_difference(const Filling& filling) {
    std::vector<int> differs;
    std::size_t next = 0;
    for_each_cell(squares_.size(), [&](Cell cell) {
      if (squares_[cell].white) differs.push_back(-holds(cell, filling.digits[next++]));
    });
    cnf_.add(differs);
  }

  const Grid<Square>& squares_;
  Cnf& cnf_;
  Grid<int> cells_;  // holds(cell, 1), the first of its digits
};

// Connected white cells, and the totals of their clues in both directions.
struct Region {
  int cells = 0;
  int across = 0;
  int down = 0;
  bool all_clued = true;
};

// The region of a cell; marks its cells as seen.
Region region_of(const Grid<Square>& squares, Cell first, Grid<bool>& seen) {
  const auto is_white = [&](Cell cell) { return squares.size().contains(cell) && squares[cell].white; };
  Region region;
  std::vector<Cell> waiting{first};
  seen[first] = true;
  while (!waiting.empty()) {
    const Cell cell = waiting.back();
    waiting.pop_back();
    ++region.cells;
    const int row = cell.row.value;
    const int col = cell.col.value;
    // A clue counts at the first cell of its run.
    for (const bool across : {true, false}) {
      const Cell before = across ? at(row, col - 1) : at(row - 1, col);
      if (is_white(before)) continue;
      const bool inside = squares.size().contains(before);
      const int clue = !inside ? 0 : across ? squares[before].across : squares[before].down;
      (across ? region.across : region.down) += clue;
      region.all_clued = region.all_clued && clue != 0;
    }
    for (const Cell next : {at(row, col - 1), at(row, col + 1), at(row - 1, col), at(row + 1, col)}) {
      if (!is_white(next) || seen[next]) continue;
      seen[next] = true;
      waiting.push_back(next);
    }
  }
  return region;
}

}  // namespace

void write_clauses(const Puzzle& puzzle, const Filling* other_than, Cnf& cnf) {
  Writer(puzzle, cnf).write(other_than);
}

// Both directions sum up the digits of the same cells.
std::optional<std::string> totals_differ(const Puzzle& puzzle) {
  std::optional<std::string> differ;
  Grid<bool> seen(puzzle.squares.size(), false);
  for_each_cell(puzzle.squares.size(), [&](Cell cell) {
    if (differ || !puzzle.squares[cell].white || seen[cell]) return;
    const auto region = region_of(puzzle.squares, cell, seen);
    if (!region.all_clued || region.across == region.down) return;
    differ = fmt::format("the {} cells joined to {} sum to {} across and to {} down", region.cells,
                         place_of(cell), region.across, region.down);
  });
  return differ;
}

}  // namespace quadrille::kakuro
