#include "puzzles/nonogram/teach/notes.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

Notes notes_on(const Puzzle& puzzle, std::string_view position, Notes::Known known = {}) {
  return {puzzle, painted(position), known};
}

std::vector<Cell> cells_shown(const Finding& finding) {
  std::vector<Cell> cells;
  for (const auto& painted_cell : finding.cells) cells.push_back(painted_cell.cell);
  return cells;
}

// Two diagonals fit, and neither a line nor a trial says anything.
const Puzzle& two_diagonals() {
  static const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  return puzzle;
}

TEST(NonogramNotes, OfTheLinesWithOneTechniqueTheRichestComesFirst) {
  const auto puzzle = puzzle_of_drawing("###..\n####.\n");
  auto notes = notes_on(puzzle, "?????\n?????\n");
  Context context({});
  const auto finding = notes.look_at_lines(Rule::overlap, context);
  ASSERT_TRUE(finding.has_value());
  EXPECT_EQ(finding->line, (LineRef{true, 1}));
  EXPECT_EQ(cells_shown(*finding), (std::vector<Cell>{at(1, 1), at(1, 2), at(1, 3)}));
  EXPECT_EQ(notes.because_of(*finding).size(), 5U) << "the cells of the line";
  EXPECT_EQ(notes.marks_of(*finding).front(), (Mark{at(1, 1), U'?', U'#'}));
}

TEST(NonogramNotes, NothingIsLookedAtAgainThatHasNotChanged) {
  const auto puzzle = puzzle_of_drawing("###..\n####.\n");
  auto notes = notes_on(puzzle, "?????\n?????\n");
  Context context({});
  const auto finding = notes.look_at_lines(Rule::overlap, context);
  EXPECT_EQ(context.metrics.nodes, 7U) << "two rows, five columns";
  (void)notes.look_at_lines(Rule::reach, context);
  EXPECT_EQ(context.metrics.nodes, 7U);
  notes.note(*finding);
  (void)notes.look_at_lines(Rule::overlap, context);
  EXPECT_EQ(context.metrics.nodes, 11U) << "row 1 and the columns of its three cells";
}

TEST(NonogramNotes, OnlyWhatIsWantedIsFoundAndThenTheyAreFinished) {
  const auto puzzle = puzzle_of_drawing("###..\n####.\n");
  const auto wanted = painted("?????\n?#???\n");
  auto notes = notes_on(puzzle, "?????\n?????\n", {.within = &wanted});
  EXPECT_FALSE(notes.finished());
  Context context({});
  const auto finding = notes.look_at_lines(Rule::overlap, context);
  ASSERT_TRUE(finding.has_value());
  EXPECT_EQ(cells_shown(*finding), std::vector<Cell>{at(1, 1)});
  notes.note(*finding);
  EXPECT_TRUE(notes.finished());
  EXPECT_EQ(notes.position(), wanted);
}

TEST(NonogramNotes, ATrialThatLedNowhereIsNotRepeatedUntilOneOfItsLinesChanges) {
  auto notes = notes_on(two_diagonals(), "??\n??\n");
  Context context({});
  EXPECT_FALSE(notes.try_colours(context).has_value());
  EXPECT_EQ(context.metrics.nodes, 8U) << "two colours of each of four cells";
  EXPECT_FALSE(notes.try_colours(context).has_value());
  EXPECT_EQ(context.metrics.nodes, 8U);
  notes.note({.cells = {{at(0, 0), 1}}});
  EXPECT_TRUE(notes.try_colours(context).has_value());
  EXPECT_GT(context.metrics.nodes, 8U);
}

TEST(NonogramNotes, WithoutNodesNothingIsFound) {
  const auto puzzle = puzzle_of_drawing("###..\n####.\n");
  auto notes = notes_on(puzzle, "?????\n?????\n");
  Context context({.limits = {.nodes = 3}});
  EXPECT_FALSE(notes.look_at_lines(Rule::overlap, context).has_value());
  EXPECT_EQ(context.end(), End::nodes);
  EXPECT_FALSE(notes.narrow_by_turns(context).has_value());
  EXPECT_FALSE(notes.try_colours(context).has_value());
  // The lines that were cut off are looked at by the next run.
  Context more({});
  EXPECT_TRUE(notes.look_at_lines(Rule::overlap, more).has_value());
  EXPECT_EQ(more.metrics.nodes, 4U);
}

TEST(NonogramNotes, WhatIsTakenFromTheAnswerGrowsFromWhatIsThere) {
  const auto puzzle = puzzle_of_drawing("#..\n.#.\n..#\n");
  const auto answer = painted("#..\n.#.\n..#\n");
  const auto notes = notes_on(puzzle, "???\n?#.\n?.?\n");
  const auto finding = notes.taken_from(answer, nullptr);
  ASSERT_EQ(finding.cells.size(), 1U);
  EXPECT_EQ(finding.cells.front().cell, at(2, 2)) << "the cell with the most decided neighbours";
  EXPECT_EQ(finding.cells.front().colour, 1);
  EXPECT_FALSE(finding.is_choice);
  EXPECT_EQ(notes.because_of(finding), std::vector<Cell>{at(2, 2)});
}

TEST(NonogramNotes, WhereTwoAnswersFitACellInWhichTheyDifferIsAChoice) {
  const auto puzzle = puzzle_of_drawing("#..\n.#.\n..#\n");
  const auto answer = painted("#..\n.#.\n..#\n");
  const auto other = painted(".#.\n#..\n..#\n");
  const auto finding = notes_on(puzzle, "???\n???\n?.?\n").taken_from(answer, &other);
  EXPECT_TRUE(finding.is_choice);
  EXPECT_NE(answer.cells[finding.cells.front().cell], other.cells[finding.cells.front().cell]);
}

// Whatever a technique of the notes shows holds in every answer; and what failed in a trial is in none.
RC_GTEST_PROP(NonogramNotes, ShowWhatEveryAnswerHas, ()) {
  const auto puzzle = (*any_known({.most_rows = 5, .most_cols = 5})).puzzle;
  const auto answers = answers_by_trying(puzzle, 50);
  Notes notes(puzzle, blank(puzzle), {});
  Context context({});
  for (;;) {
    auto finding = notes.narrow_by_turns(context);
    if (!finding) finding = notes.try_colours(context);
    if (!finding) break;
    RC_ASSERT(!finding->cells.empty());
    for (const auto& [cell, colour] : finding->cells) {
      RC_ASSERT(notes.position().cells[cell] == kUndecided);
      for (const auto& answer : answers) RC_ASSERT(answer.cells[cell] == colour);
    }
    if (const auto& failure = finding->failure) {
      for (const auto& answer : answers) RC_ASSERT(answer.cells[failure->cell] != failure->colour);
    }
    notes.note(*finding);
  }
  RC_ASSERT(notes.finished() == (count_decided(notes.position()) == puzzle.size().cells()));
}

}  // namespace
}  // namespace quadrille::nonogram
