#include "puzzles/nonogram/rules.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace quadrille::nonogram {
namespace {

class Referee {
 public:
  Referee(const Puzzle& puzzle, const Grid<Colour>& cells) : puzzle_(puzzle), cells_(cells) {}

  std::vector<Error> verdict(Extent extent) {
    for_each_cell(cells_.size(), [&](Cell cell) { look_at_cell(cell); });
    if (!errors_.empty()) return std::move(errors_);
    if (extent == Extent::whole) look_for_open_cells();
    std::vector<int> line;
    for (int row = 0; row < cells_.rows(); ++row) {
      line.clear();
      for (int col = 0; col < cells_.cols(); ++col) line.push_back(colour_at(row, col));
      look_at_line("row", row, row, line, puzzle_.rows[static_cast<std::size_t>(row)]);
    }
    for (int col = 0; col < cells_.cols(); ++col) {
      line.clear();
      for (int row = 0; row < cells_.rows(); ++row) line.push_back(colour_at(row, col));
      look_at_line("column", col, 0, line, puzzle_.cols[static_cast<std::size_t>(col)]);
    }
    return std::move(errors_);
  }

 private:
  static constexpr int kOpen = -1;

  [[nodiscard]] int colour_at(int row, int col) const {
    const auto colour = cells_[at(row, col)];
    return colour == kUndecided ? kOpen : colour;
  }

  void wrong(int row, std::string message) { errors_.push_back({std::move(message), row + 1, 0}); }

  void look_at_cell(Cell cell) {
    const auto colour = cells_[cell];
    const int row = cell.row.value;
    if (colour == kUndecided) return;
    if (colour >= puzzle_.palette.size()) {
      wrong(row, fmt::format("row {} column {} has colour {} of {}", row, cell.col.value, colour,
                             puzzle_.palette.size()));
      return;
    }
    if (puzzle_.saved.size() != puzzle_.size()) return;
    if ((puzzle_.saved[cell] >> colour & 1U) == 0) {
      wrong(row, fmt::format("row {} column {} is {}, against what the puzzle gives as known", row,
                             cell.col.value, puzzle_.palette[colour].name));
    }
  }

  void look_for_open_cells() {
    const auto values = cells_.values();
    const auto open = std::ranges::count(values, kUndecided);
    if (open == 0) return;
    const auto first = static_cast<int>(std::ranges::find(values, kUndecided) - values.begin());
    const int row = first / cells_.cols();
    const auto place = fmt::format("row {} column {}", row, first % cells_.cols());
    wrong(row, open == 1 ? place + " is undecided"
                         : fmt::format("{} cells are undecided, the first at {}", open, place));
  }

  void look_at_line(const char* kind, int number, int blamed_row, const std::vector<int>& line,
                    const Clues& clues) {
    if (std::ranges::find(line, kOpen) != line.end()) {
      if (!can_be_finished(line, clues)) {
        wrong(blamed_row,
              fmt::format("{} {} can no longer hold its clues {}", kind, number, in_words(clues)));
      }
      return;
    }
    Clues runs;
    int before = 0;
    for (const int colour : line) {
      if (colour != 0 && colour == before) {
        ++runs.back().length;
      } else if (colour != 0) {
        runs.push_back({1, static_cast<Colour>(colour)});
      }
      before = colour;
    }
    if (runs == clues) return;
    wrong(blamed_row, fmt::format("{} {} has the runs {}, its clues are {}", kind, number, in_words(runs),
                                  in_words(clues)));
  }

  [[nodiscard]] std::string in_words(const Clues& runs) const {
    std::string words;
    for (const auto& [length, colour] : runs) {
      if (!words.empty()) words += ' ';
      words += fmt::format("{}", length);
      if (puzzle_.palette.size() > 2) words += fmt::format(" {}", puzzle_.palette[colour].name);
    }
    return words.empty() ? "0" : words;
  }

  // Whether the open cells leave any way to place all runs: ends[i] says that the runs so far can be placed
  // within the first i cells.
  static bool can_be_finished(const std::vector<int>& line, const Clues& clues) {
    const auto cells = line.size();
    std::vector<char> ends(cells + 1, 0);
    ends[0] = 1;
    for (std::size_t i = 0; i < cells; ++i)
      ends[i + 1] = line[i] == kOpen || line[i] == 0 ? ends[i] : char{0};
    int before = 0;
    for (const auto& [length, colour] : clues) {
      const std::size_t gap = colour == before ? 1 : 0;
      std::vector<char> next(cells + 1, 0);
      std::size_t fitting = 0;  // cells in a row that may have this colour
      for (std::size_t i = 0; i < cells; ++i) {
        fitting = line[i] == kOpen || line[i] == colour ? fitting + 1 : 0;
        const bool blank = line[i] == kOpen || line[i] == 0;
        next[i + 1] = blank && next[i] != 0 ? 1 : 0;
        if (fitting < length || i + 1 < length + gap) continue;
        const auto start = i + 1 - length;
        const bool parted = gap == 0 || line[start - 1] == kOpen || line[start - 1] == 0;
        if (parted && ends[start - gap] != 0) next[i + 1] = 1;
      }
      ends = std::move(next);
      before = colour;
    }
    return ends[cells] != 0;
  }

  const Puzzle& puzzle_;
  const Grid<Colour>& cells_;
  std::vector<Error> errors_;
};

}  // namespace

std::vector<Error> check(const Puzzle& puzzle, const Painting& painting, Extent extent) {
  const auto size = painting.cells.size();
  if (size != puzzle.size()) {
    return {{fmt::format("the answer is {}x{}, the puzzle {}x{}", size.rows, size.cols, puzzle.rows.size(),
                         puzzle.cols.size()),
             0, 0}};
  }
  return Referee(puzzle, painting.cells).verdict(extent);
}

}  // namespace quadrille::nonogram
