#include "puzzles/kakuro/formats/border.hpp"

#include <algorithm>

namespace quadrille::kakuro {

Expected<void> has_border(const Puzzle& puzzle) {
  const auto on_border = [](Cell cell) { return cell.row == Row{0} || cell.col == Col{0}; };
  const auto& squares = puzzle.squares;
  if (squares.rows() < 2 || squares.cols() < 2 || std::ranges::any_of(puzzle.cells, on_border)) {
    return fail("this form needs a first row and a first column of black squares");
  }
  if (has_givens(puzzle)) return fail("this form has no place for given digits");
  return {};
}

}  // namespace quadrille::kakuro
