#include "puzzles/nonogram/search/propagation.hpp"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/lines/line.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::nonogram {
namespace {

Candidates at_first(const Puzzle& puzzle, const Lines& lines) {
  Context context({});
  return first_candidates(puzzle, lines, context).candidates;
}

// Every line by itself, over and over, until none shows anything. nullopt: one has no placement.
std::optional<Grid<ColourSet>> narrowed_until_nothing_changes(const Puzzle& puzzle) {
  const auto size = puzzle.size();
  const auto all = (ColourSet{1} << puzzle.palette.size()) - 1;
  auto sets = puzzle.saved.size() == size ? puzzle.saved : Grid<ColourSet>(size, all);
  for (bool changed = true; changed;) {
    changed = false;
    const auto take_line = [&](const Clues& clues, int length, auto&& cell_at) {
      std::vector<ColourSet> line;
      for (int i = 0; i < length; ++i) line.push_back(sets[cell_at(i)]);
      if (!narrow(clues, line)) return false;
      for (int i = 0; i < length; ++i) {
        auto& set = sets[cell_at(i)];
        changed |= set != line[static_cast<std::size_t>(i)];
        set = line[static_cast<std::size_t>(i)];
      }
      return true;
    };
    for (int row = 0; row < size.rows; ++row) {
      const auto& clues = puzzle.rows[static_cast<std::size_t>(row)];
      if (!take_line(clues, size.cols, [&](int i) { return at(row, i); })) return std::nullopt;
    }
    for (int col = 0; col < size.cols; ++col) {
      const auto& clues = puzzle.cols[static_cast<std::size_t>(col)];
      if (!take_line(clues, size.rows, [&](int i) { return at(i, col); })) return std::nullopt;
    }
  }
  return sets;
}

RC_GTEST_PROP(NonogramPropagation, EndsWhereNoLineShowsAnythingMore, ()) {
  const auto known = *any_known({.most_rows = 12, .most_cols = 12});
  auto puzzle = known.puzzle;
  // The columns of another picture in one case of three: a contradiction more often than not.
  if (*rc::gen::inRange(0, 3) == 0) {
    auto other = known.answer.cells;
    other[at(0, 0)] = other[at(0, 0)] == kPaper ? Colour{1} : kPaper;
    puzzle.cols = puzzle_of(other, puzzle.palette).cols;
  }
  const auto expected = narrowed_until_nothing_changes(puzzle);
  const Lines lines(puzzle);
  auto candidates = at_first(puzzle, lines);
  Context context({});
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  const auto end = propagation.run(candidates, context);
  RC_ASSERT(end == (expected ? Propagated::settled : Propagated::contradiction));
  if (!expected) {
    RC_ASSERT(propagation.failed_line() < lines.count());
    return;
  }
  std::int64_t open = 0;
  for_each_cell(puzzle.size(), [&](Cell cell) {
    RC_ASSERT(colours_of(lines, candidates, cell) == (*expected)[cell]);
    open += std::popcount((*expected)[cell]) - 1;
  });
  RC_ASSERT(candidates.open == open);
}

// What one cell brings about is the same whether the lines are told of it or all are looked at again.
RC_GTEST_PROP(NonogramPropagation, FollowsASingleCellAsFarAsLookingAtEverythingDoes, ()) {
  const auto known = *any_known({.most_rows = 10, .most_cols = 10});
  const auto& puzzle = known.puzzle;
  const Lines lines(puzzle);
  auto candidates = at_first(puzzle, lines);
  Context context({});
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  RC_ASSERT(propagation.run(candidates, context) == Propagated::settled);
  const auto open = open_cells(lines, candidates);
  if (open.empty()) return;
  const auto cell = open[*rc::gen::inRange<std::size_t>(0, open.size())];
  propagation.assign(candidates, cell, known.answer.cells[cell]);
  RC_ASSERT(propagation.run(candidates, context) == Propagated::settled);

  auto told = puzzle;
  told.saved = Grid<ColourSet>(puzzle.size(), (ColourSet{1} << puzzle.palette.size()) - 1);
  told.saved[cell] = ColourSet{1} << known.answer.cells[cell];
  const auto expected = narrowed_until_nothing_changes(told);
  RC_ASSERT(expected.has_value());
  for_each_cell(puzzle.size(),
                [&](Cell each) { RC_ASSERT(colours_of(lines, candidates, each) == (*expected)[each]); });
}

TEST(NonogramPropagation, TakingAColourQueuesTheTwoLinesOfTheCell) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  auto candidates = at_first(puzzle, lines);
  Propagation propagation(lines);
  propagation.exclude(candidates, at(1, 0), kPaper);
  EXPECT_EQ(propagation.touched().front(), 0b0110U) << "row 1 and column 0";
  EXPECT_EQ(candidates.open, 3);
  propagation.forget_touched();
  EXPECT_EQ(propagation.touched().front(), 0U);
}

TEST(NonogramPropagation, AfterAContradictionNothingWaits) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  const auto fresh = at_first(puzzle, lines);
  Context context({});
  Propagation propagation(lines);
  auto candidates = fresh;
  propagation.exclude(candidates, at(0, 0), kPaper);
  propagation.exclude(candidates, at(0, 1), kPaper);
  EXPECT_EQ(propagation.run(candidates, context), Propagated::contradiction);
  EXPECT_EQ(propagation.failed_line(), 0U);
  auto again = fresh;
  EXPECT_EQ(propagation.run(again, context), Propagated::settled);
  EXPECT_EQ(again, fresh);
}

// Cut at any reading of the clock, and gone on with what was left waiting, it ends where it would have ended.
TEST(NonogramPropagation, ACutRunGoesOnFromTheLinesThatWereLeftWaiting) {
  Random random(3);
  Grid<Colour> picture({120, 120}, kPaper);
  for_each_cell(picture.size(),
                [&](Cell cell) { picture[cell] = random.below(4) == 0 ? kPaper : Colour{1}; });
  const auto puzzle = puzzle_of(picture, black_and_white());
  const Lines lines(puzzle);
  Propagation propagation(lines);
  Context context({});
  auto whole = at_first(puzzle, lines);
  propagation.queue_all(whole);
  ASSERT_EQ(propagation.run(whole, context), Propagated::settled);

  auto in_pieces = at_first(puzzle, lines);
  propagation.queue_all(in_pieces);
  ManualClock clock(std::chrono::milliseconds(1));
  Context cut({.limits = {.time = std::chrono::milliseconds(1)}, .clock = &clock});
  ASSERT_EQ(propagation.run(in_pieces, cut), Propagated::stopped);
  EXPECT_EQ(cut.end(), End::timeout);
  ASSERT_FALSE(propagation.left_waiting().empty());
  EXPECT_GT(in_pieces.open, whole.open);
  const auto waiting = propagation.left_waiting();
  for (const auto line : waiting) propagation.queue(line);
  EXPECT_EQ(propagation.run(in_pieces, context), Propagated::settled);
  EXPECT_EQ(in_pieces, whole);
}

TEST(NonogramPropagation, LinesOfWhichNothingIsKnownAndNothingFollowsAreLeftOut) {
  // Every run is no longer than the slack: nothing overlaps, and no line is looked at.
  const auto puzzle = puzzle_of_drawing("#...\n.#..\n..#.\n...#\n");
  const Lines lines(puzzle);
  auto candidates = at_first(puzzle, lines);
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  EXPECT_EQ(propagation.touched().front(), 0U);
  propagation.exclude(candidates, at(0, 0), Colour{1});
  propagation.forget_touched();
  propagation.queue_all(candidates);
  EXPECT_EQ(propagation.touched().front(), 0U) << "row 0 and column 0 wait already";
}

}  // namespace
}  // namespace quadrille::nonogram
