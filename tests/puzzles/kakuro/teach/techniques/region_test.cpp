#include "puzzles/kakuro/teach/techniques/region.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/teach/techniques/what_if.hpp"

namespace quadrille::kakuro {
namespace {

struct KnownNotes {
  Known known;
  Filling part;  // some of the right digits
};

KnownNotes any_known_notes() {
  KnownNotes made{.known = *any_known({.most_rows = 8, .most_cols = 8}), .part = {}};
  made.part = made.known.answer;
  for (auto& digit : made.part.digits) {
    if (*rc::gen::inRange(0, 4) > 0) digit = 0;
  }
  return made;
}

// The open cells that have exactly one of their runs in the region, with the sign of that run.
std::vector<Sticking> sticking_out(const Notes& notes, const std::set<std::uint32_t>& runs) {
  std::vector<Sticking> cells;
  for (std::uint32_t cell = 0; cell < notes.puzzle().cells.size(); ++cell) {
    if (!notes.is_open(cell)) continue;
    const auto& [across, down] = notes.puzzle().runs_of_cell[cell];
    if (runs.contains(across) != runs.contains(down)) cells.push_back({cell, runs.contains(across) ? 1 : -1});
  }
  return cells;
}

// What a region claims, against the answer and against its own runs counted one by one.
void demand_right_region(const RegionMap& map, const Notes& notes, const Region& region,
                         const Filling& answer) {
  const auto list = map.runs_of(region);
  const std::set<std::uint32_t> runs(list.begin(), list.end());
  RC_ASSERT(runs.size() == region.runs);
  RC_ASSERT(runs.contains(region.first_run));
  int difference = 0;
  for (const auto number : runs) {
    const auto& run = notes.puzzle().runs[number];
    RC_ASSERT(run.sum != 0);
    difference += (run.direction == Direction::across ? 1 : -1) * notes.rest(number).sum;
  }
  RC_ASSERT(difference == region.difference);
  const auto out = sticking_out(notes, runs);
  RC_ASSERT(out.size() == (region.other ? 2U : 1U));
  int in_answer = 0;
  for (const auto& [cell, sign] : out) {
    RC_ASSERT(cell == region.one.cell || cell == region.other->cell);
    RC_ASSERT(sign == (cell == region.one.cell ? region.one.sign : region.other->sign));
    in_answer += sign * answer.digits[cell];
  }
  RC_ASSERT(in_answer == region.difference);
}

RC_GTEST_PROP(KakuroRegions, WhatIsLeftOfTheCluesIsWhatTheCellsThatStickOutMake, ()) {
  const auto [known, part] = any_known_notes();
  const Notes notes(known.puzzle, part);
  const RegionMap map(notes);
  for (const auto& region : map.regions()) {
    RC_ASSERT(!region.other);
    demand_right_region(map, notes, region, known.answer);
  }
  for (std::uint32_t cell = 0; cell < known.puzzle.cells.size(); ++cell) {
    for (const auto& region : map.regions_with(cell)) {
      RC_ASSERT(region.other && region.other->cell == cell);
      demand_right_region(map, notes, region, known.answer);
    }
  }
}

// Two squares of four cells, and a cell between them: across it belongs to one, down to the other.
TEST(KakuroRegions, ACellBetweenTwoPartsIsWhatTheirCluesDifferBy) {
  const auto puzzle = drawn("5 5\nX D4 D6 X X\nA3 . . D8 X\nA12 . . . D7\nX X A4 . .\nX X A6 . .\n");
  const Notes notes(puzzle, blank(puzzle));
  const auto regions = RegionMap(notes).regions();
  ASSERT_EQ(regions.size(), 1U);
  EXPECT_EQ(puzzle.cells[regions.front().one.cell], at(2, 3));
  EXPECT_EQ(regions.front().runs, 4U);
  EXPECT_EQ(regions.front().one.sign * regions.front().difference, 5);
}

TEST(KakuroRegions, AWrittenCellSticksOutOfNothing) {
  const auto puzzle = drawn("3 3\nX D4 D6\nA3 . .\nA7 . .\n");
  const Notes notes(puzzle, filled("1..."));
  EXPECT_TRUE(RegionMap(notes).regions_with(0).empty());
  const Notes all_written(puzzle, filled("1234"));
  EXPECT_TRUE(RegionMap(all_written).regions().empty());
}

// ---- trials ----

RC_GTEST_PROP(KakuroWhatIf, ARefutedDigitIsInNoAnswer, ()) {
  const auto known = *any_known({.most_rows = 4, .most_cols = 4, .border = true});
  RC_PRE(known.puzzle.cells.size() <= 7U);
  const auto answers = fillings_by_trying(known.puzzle, 200);
  const Notes notes(known.puzzle, blank(known.puzzle));
  Context context({});
  const auto finding = what_if().find.anywhere(notes, context);
  if (!finding) return;
  RC_ASSERT(finding->narrowed.size() == 1U);
  RC_ASSERT(is_single(finding->digits));
  const auto [cell, left] = finding->narrowed.front();
  RC_ASSERT(left == static_cast<Digits>(notes[cell] & ~finding->digits));
  for (const auto& answer : answers) RC_ASSERT(answer.digits[cell] != only_digit(finding->digits));
}

TEST(KakuroWhatIf, WithoutNodesNothingIsRefuted) {
  const Notes notes(square(), filled("...."));
  Context context({.limits = {.nodes = 0}});
  EXPECT_FALSE(what_if().find.anywhere(notes, context).has_value());
  EXPECT_EQ(context.end(), End::nodes);
}

TEST(KakuroWhatIf, NestedTrialsTakeTheMostCrampedCellAsTheAnswerHasIt) {
  Notes notes(square(), filled("...."));
  notes.keep(3, digit_bit(4));
  const auto first = by_nested_trials(notes, filled("1234"));
  EXPECT_EQ(first.narrowed.front().cell, 0U) << "of those with one digit left the first";
  notes.write(0, digit_bit(1));
  EXPECT_EQ(by_nested_trials(notes, filled("1234")).narrowed.front().cell, 1U);
  EXPECT_EQ(by_nested_trials(notes, filled("1234")).digits, digit_bit(2));
}

}  // namespace
}  // namespace quadrille::kakuro
