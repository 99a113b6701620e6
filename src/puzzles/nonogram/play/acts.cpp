#include "puzzles/nonogram/facets.hpp"

#include <bit>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/search/answers.hpp"

namespace quadrille::nonogram {
namespace {

// Whether every line of a picture has the blocks that its clues count.
bool keeps_clues(const Puzzle& puzzle, const Grid<Colour>& picture) {
  const auto drawn = puzzle_of(picture, puzzle.palette);
  return drawn.rows == puzzle.rows && drawn.cols == puzzle.cols;
}

}  // namespace

Expected<Painting> set_cell(const Puzzle& puzzle, const Painting& position, const Mark& mark) {
  const auto size = puzzle.size();
  if (!size.contains(mark.cell))
    return fail(fmt::format("{} is outside the {}x{} grid", place_of(mark.cell), size.rows, size.cols));
  if (puzzle.saved.size() == size && std::has_single_bit(puzzle.saved[mark.cell]))
    return fail(fmt::format("the cell in {} is given", place_of(mark.cell)));
  auto painted = position;
  if (mark.now == U'?') {
    painted.cells[mark.cell] = kUndecided;
    return painted;
  }
  const auto colour =
      mark.now < 0x80 ? find_symbol(puzzle.palette, static_cast<char>(mark.now)) : std::nullopt;
  if (!colour) return fail("a cell is '.', '?' or the symbol of a colour");
  painted.cells[mark.cell] = *colour;
  return painted;
}

Expected<Puzzle> remaining(const Puzzle& puzzle, const Painting& position) {
  return from_position(puzzle, position);
}

std::optional<Painting> finished(const Puzzle& puzzle, const Painting& position) {
  auto whole = position;
  bool any_open = false;
  for_each_cell(whole.cells.size(), [&](Cell cell) {
    if (whole.cells[cell] != kUndecided) return;
    any_open = true;
    whole.cells[cell] = kPaper;
  });
  if (!any_open || keeps_clues(puzzle, whole.cells)) return whole;
  return std::nullopt;
}

}  // namespace quadrille::nonogram
