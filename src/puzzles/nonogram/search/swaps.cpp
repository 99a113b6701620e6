#include "puzzles/nonogram/search/answers.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <utility>
#include <vector>

namespace quadrille::nonogram {
namespace {

// Two cells of a row that can change places without changing the row's clues.
struct Exchange {
  int left = 0;
  int right = 0;
  int row = 0;
  friend auto operator<=>(const Exchange&, const Exchange&) = default;
};

// Exchanging two cells keeps the clues only if a run slides, so all cells between the two are alike.
void add_exchanges(const Clues& clues, std::vector<Colour> cells, int row, std::vector<Exchange>& exchanges) {
  const auto try_pair = [&](std::size_t left, std::size_t right) {
    std::swap(cells[left], cells[right]);
    if (clues_of(cells) == clues) exchanges.push_back({static_cast<int>(left), static_cast<int>(right), row});
    std::swap(cells[left], cells[right]);
  };
  for (std::size_t left = 0; left + 1 < cells.size(); ++left) {
    // The far cell is the first that differs from those after `left`, or any as long as they are alike.
    const Colour between = cells[left + 1];
    for (auto right = left + 1; right < cells.size(); ++right) {
      if (cells[right] != cells[left]) try_pair(left, right);
      if (cells[right] != between) break;
    }
  }
}

std::vector<Colour> column_of(const Painting& painting, int col) {
  std::vector<Colour> cells;
  for (int row = 0; row < painting.cells.rows(); ++row) cells.push_back(painting.cells[at(row, col)]);
  return cells;
}

bool allowed(const Puzzle& puzzle, Cell cell, Colour colour) {
  return puzzle.saved.size() != puzzle.size() || (puzzle.saved[cell] >> colour & 1U) != 0;
}

// The answer with the corners exchanged, if the columns and the known cells allow it.
std::optional<Painting> exchanged(const Puzzle& puzzle, const Painting& answer, const Exchange& above,
                                  const Exchange& below) {
  const std::array corners{at(above.row, above.left), at(above.row, above.right), at(below.row, below.left),
                           at(below.row, below.right)};
  const auto& cells = answer.cells;
  if (cells[corners[0]] != cells[corners[3]] || cells[corners[1]] != cells[corners[2]]) return std::nullopt;
  auto other = answer;
  std::swap(other.cells[corners[0]], other.cells[corners[1]]);
  std::swap(other.cells[corners[2]], other.cells[corners[3]]);
  for (const auto corner : corners) {
    if (!allowed(puzzle, corner, other.cells[corner])) return std::nullopt;
  }
  for (const int col : {above.left, above.right}) {
    if (clues_of(column_of(other, col)) != puzzle.cols[static_cast<std::size_t>(col)]) return std::nullopt;
  }
  return other;
}

}  // namespace

std::optional<Painting> swapped(const Puzzle& puzzle, const Painting& answer, Context& context) {
  std::vector<Exchange> exchanges;
  for (int row = 0; row < answer.cells.rows(); ++row) {
    if (!context.proceed()) return std::nullopt;
    const auto cells = answer.cells.row(Row{row});
    add_exchanges(puzzle.rows[static_cast<std::size_t>(row)], {cells.begin(), cells.end()}, row, exchanges);
  }
  std::ranges::sort(exchanges);
  for (auto above = exchanges.begin(); above != exchanges.end(); ++above) {
    for (auto below = above + 1; below != exchanges.end(); ++below) {
      if (below->left != above->left || below->right != above->right) break;
      if (!context.proceed()) return std::nullopt;
      if (auto other = exchanged(puzzle, answer, *above, *below)) return other;
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::nonogram
