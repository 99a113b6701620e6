#include "puzzles/nonogram/formats/single.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::nonogram {

Puzzle puzzle_with_goal(Grid<Colour> picture, std::vector<Ink> palette) {
  auto puzzle = puzzle_of(picture, std::move(palette));
  puzzle.goal = std::move(picture);
  return puzzle;
}

Expected<void> needs_goal(const Puzzle& puzzle) {
  if (!puzzle.goal) return fail("this form is a picture, but the puzzle has only clues");
  const auto cells = puzzle.goal->values();
  const bool whole = std::ranges::find(cells, kUndecided) == cells.end();
  const auto same = puzzle_of(*puzzle.goal, puzzle.palette);
  if (!whole || same.rows != puzzle.rows || same.cols != puzzle.cols) {
    return fail("this form is a picture, but the goal of the puzzle does not match its clues");
  }
  return {};
}

}  // namespace quadrille::nonogram
