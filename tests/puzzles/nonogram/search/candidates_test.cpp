#include "puzzles/nonogram/search/candidates.hpp"

#include <bit>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

FirstCandidates first_of(const Puzzle& puzzle, const Lines& lines) {
  Context context({});
  return first_candidates(puzzle, lines, context);
}

bool has_ink(const Clues& clues, Colour colour) {
  return std::ranges::any_of(clues, [&](const Clue& clue) { return clue.colour == colour; });
}

// What a cell may be before any line is solved, from the clues and the file alone.
ColourSet allowed_at_first(const Puzzle& puzzle, Cell cell) {
  ColourSet set = 1;
  for (std::size_t colour = 1; colour < puzzle.palette.size(); ++colour) {
    const auto& row = puzzle.rows[static_cast<std::size_t>(cell.row.value)];
    const auto& col = puzzle.cols[static_cast<std::size_t>(cell.col.value)];
    if (has_ink(row, static_cast<Colour>(colour)) && has_ink(col, static_cast<Colour>(colour)))
      set |= ColourSet{1} << colour;
  }
  return puzzle.saved.size() == puzzle.size() ? set & puzzle.saved[cell] : set;
}

TEST(NonogramCandidates, ACellMayHaveWhatItsRowAndItsColumnShare) {
  const auto puzzle = puzzle_of_drawing("r.\n.#\n", 2);
  const Lines lines(puzzle);
  const auto [candidates, contradiction] = first_of(puzzle, lines);
  EXPECT_EQ(contradiction, std::nullopt);
  EXPECT_EQ(colours_of(lines, candidates, at(0, 0)), 0b101U);
  EXPECT_EQ(colours_of(lines, candidates, at(0, 1)), 0b001U);
  EXPECT_EQ(colours_of(lines, candidates, at(1, 1)), 0b011U);
  EXPECT_EQ(candidates.open, 2);
}

TEST(NonogramCandidates, TheFirstCellThatHasNoColourLeftIsNamed) {
  auto puzzle = puzzle_of_drawing("##.\n...\n");
  puzzle.saved = Grid<ColourSet>(puzzle.size(), 0b11);
  puzzle.saved[at(0, 2)] = 0b10;  // black, where the column has no clue
  puzzle.saved[at(1, 2)] = 0;
  const Lines lines(puzzle);
  EXPECT_EQ(first_of(puzzle, lines).contradiction, at(0, 2));
}

TEST(NonogramCandidates, AStoppedRunLooksAtNoCellOfTheFile) {
  auto puzzle = puzzle_of_drawing("#.\n.#\n");
  puzzle.saved = Grid<ColourSet>(puzzle.size(), 0);
  const Lines lines(puzzle);
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  EXPECT_EQ(first_candidates(puzzle, lines, context).contradiction, std::nullopt);
  EXPECT_EQ(context.end(), End::stopped);
}

// A grid of more than a word in either direction, known here and there.
RC_GTEST_PROP(NonogramCandidates, SayOfEveryCellWhatItsLinesAndTheFileAllow, ()) {
  auto known = *any_known({.most_rows = 70, .most_cols = 140, .most_colours = 4});
  auto& puzzle = known.puzzle;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  if (random.below(2) == 0) {
    const auto all = (ColourSet{1} << puzzle.palette.size()) - 1;
    puzzle.saved = Grid<ColourSet>(puzzle.size(), all);
    for_each_cell(puzzle.size(), [&](Cell cell) {
      if (random.below(4) == 0)
        puzzle.saved[cell] = (random.next() & all) | ColourSet{1} << known.answer.cells[cell];
    });
  }
  const Lines lines(puzzle);
  const auto [candidates, contradiction] = first_of(puzzle, lines);
  RC_ASSERT(!contradiction);
  std::int64_t open = 0;
  std::vector<Cell> undecided;
  for_each_cell(puzzle.size(), [&](Cell cell) {
    const auto set = allowed_at_first(puzzle, cell);
    RC_ASSERT(colours_of(lines, candidates, cell) == set);
    open += std::popcount(set) - 1;
    if (!std::has_single_bit(set)) undecided.push_back(cell);
    for (std::size_t colour = 0; colour < puzzle.palette.size(); ++colour) {
      // Rows and columns say the same.
      const auto word = candidates.masks[col_word(lines, cell, static_cast<Colour>(colour))];
      RC_ASSERT((word >> (cell.row.value % kWordBits) & 1U) == (set >> colour & 1U));
    }
  });
  RC_ASSERT(candidates.open == open);
  RC_ASSERT(open_cells(lines, candidates) == undecided);
  const auto painting = painting_of(lines, candidates);
  for_each_cell(puzzle.size(), [&](Cell cell) {
    const auto set = allowed_at_first(puzzle, cell);
    const auto decided = std::has_single_bit(set) ? static_cast<Colour>(std::countr_zero(set)) : kUndecided;
    RC_ASSERT(painting.cells[cell] == decided);
  });
}

}  // namespace
}  // namespace quadrille::nonogram
