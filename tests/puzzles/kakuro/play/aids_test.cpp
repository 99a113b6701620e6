#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/facets.hpp"

namespace quadrille::kakuro {
namespace {

using Lines = std::vector<std::string>;

// Runs of two and of three cells; the first cell has one run only.
const Puzzle& corner() {
  static const auto puzzle = drawn("3 4\nX X D4 D6\nA23 . . .\nX A3 . .\n");
  return puzzle;
}

TEST(KakuroAids, ACandidateIsInASetOfBothItsRuns) {
  // 3 is 1 2, 4 is 1 3: they share the 1. 7 has six digits, 6 four of them.
  const auto open = candidates(square(), blank(square()));
  EXPECT_EQ(open[at(1, 1)], U"1");
  EXPECT_EQ(open[at(1, 2)], U"12");
  EXPECT_EQ(open[at(2, 1)], U"13");
  EXPECT_EQ(open[at(2, 2)], U"1245");
  EXPECT_EQ(open[at(0, 1)], U"");
}

TEST(KakuroAids, WhatIsWrittenInARunNarrowsTheRestOfIt) {
  const auto open = candidates(square(), filled("1..."));
  EXPECT_EQ(open[at(1, 1)], U"");
  EXPECT_EQ(open[at(1, 2)], U"2");
  EXPECT_EQ(open[at(2, 1)], U"3");
  EXPECT_EQ(open[at(2, 2)], U"1245");
}

TEST(KakuroAids, NothingIsLeftBesideADigitThatCannotBe) {
  const auto open = candidates(square(), filled("9..."));
  EXPECT_EQ(open[at(1, 2)], U"");
  EXPECT_EQ(open[at(2, 1)], U"");
}

TEST(KakuroAids, ARemarkListsTheSetsOfEachRun) {
  EXPECT_EQ(remarks(corner(), blank(corner()), at(1, 2)),
            (Lines{"across: 23 in 3 cells: 6 8 9", "down: 4 in 2 cells: 1 3"}));
  EXPECT_EQ(remarks(corner(), filled("..4.."), at(1, 3)),
            (Lines{"across: 23 in 3 cells: no set of digits is left", "down: 6 in 2 cells: 2 4"}));
  EXPECT_EQ(remarks(corner(), filled("..22."), at(2, 3)),
            (Lines{"across: 3 in 2 cells: 1 2", "down: 6 in 2 cells: 2 4"}));
}

TEST(KakuroAids, ADigitTwiceInARunLeavesNoSet) {
  EXPECT_EQ(remarks(square(), filled("11.."), at(1, 1)).front(),
            "across: 3 in 2 cells: no set of digits is left");
}

TEST(KakuroAids, AClueTellsOfTheRunsThatBeginThere) {
  EXPECT_EQ(remarks(corner(), blank(corner()), at(0, 2)), Lines{"down: 4 in 2 cells: 1 3"});
  EXPECT_EQ(remarks(corner(), blank(corner()), at(1, 0)), Lines{"across: 23 in 3 cells: 6 8 9"});
  EXPECT_EQ(remarks(corner(), blank(corner()), at(0, 0)), Lines());
  const auto both = drawn("2 3\nA3D5 . .\n. X X\n");
  EXPECT_EQ(remarks(both, blank(both), at(0, 0)),
            (Lines{"across: 3 in 2 cells: 1 2", "down: 5 in 1 cell: 5"}));
}

TEST(KakuroAids, ARunWithoutAClueHasNoSum) {
  const auto puzzle = drawn("1 3\nX . .\n");
  EXPECT_EQ(remarks(puzzle, blank(puzzle), at(0, 1)), Lines{"across: any sum in 2 cells: no digit twice"});
  EXPECT_EQ(candidates(puzzle, filled("7."))[at(0, 2)], U"12345689");
}

TEST(KakuroAids, ALineListsAsManySetsAsAnySumHas) {
  const auto puzzle = drawn("1 6\nA25 . . . . .\n");
  const auto line = remarks(puzzle, blank(puzzle), at(0, 1)).front();
  EXPECT_EQ(std::ranges::count(line, ','), 11) << line;
}

// ---- against all sets of digits ----

// Some of the answer's digits, and now and then another one.
Filling drawn_position(const Known& known) {
  auto position = blank(known.puzzle);
  for (std::size_t i = 0; i < position.digits.size(); ++i) {
    if (known.puzzle.squares[known.puzzle.cells[i]].given != 0) continue;
    const int kind = *rc::gen::inRange(0, 8);
    if (kind < 4) position.digits[i] = known.answer.digits[i];
    if (kind == 4) position.digits[i] = static_cast<std::uint8_t>(*rc::gen::inRange(1, 10));
  }
  return position;
}

// How many sets of different digits have the run's length and sum and hold each written digit; of those, how
// many hold `digit` as one that is not written yet.
int sets_by_trying(const Puzzle& puzzle, const Filling& position, const Run& run, int digit) {
  int found = 0;
  for (unsigned set = 0; set < 512; ++set) {
    int size = 0;
    int sum = 0;
    for (int each = 1; each <= 9; ++each) {
      if ((set >> (each - 1) & 1U) == 0) continue;
      ++size;
      sum += each;
    }
    bool fits = size == run.length && (run.sum == 0 || sum == run.sum);
    auto unused = set;
    for (const auto cell : puzzle.cells_of(run)) {
      const int written = position.digits[cell];
      if (written == 0) continue;
      fits = fits && (unused >> (written - 1) & 1U) != 0;
      unused &= ~(1U << (written - 1));
    }
    if (fits && (digit == 0 || (unused >> (digit - 1) & 1U) != 0)) ++found;
  }
  return found;
}

RC_GTEST_PROP(KakuroAids, CandidatesAreWhatTryingAllSetsLeaves, ()) {
  const auto known = *any_known();
  const auto position = drawn_position(known);
  const auto open = candidates(known.puzzle, position);
  RC_ASSERT(open.size() == known.puzzle.squares.size());
  for (std::size_t i = 0; i < known.puzzle.cells.size(); ++i) {
    std::u32string expected;
    for (int digit = 1; digit <= 9 && position.digits[i] == 0; ++digit) {
      const auto allows = [&](std::uint32_t run) {
        return run == kNoRun || sets_by_trying(known.puzzle, position, known.puzzle.runs[run], digit) > 0;
      };
      if (std::ranges::all_of(known.puzzle.runs_of_cell[i], allows))
        expected += U'0' + static_cast<Symbol>(digit);
    }
    RC_ASSERT(open[known.puzzle.cells[i]] == expected);
  }
}

RC_GTEST_PROP(KakuroAids, ARemarkCountsEverySet, ()) {
  const auto known = *any_known();
  RC_PRE(!known.puzzle.runs.empty());
  const auto position = drawn_position(known);
  const auto& run = *rc::gen::elementOf(known.puzzle.runs);
  RC_PRE(run.sum != 0);
  const auto cell = known.puzzle.cells[known.puzzle.cells_of(run).front()];
  const auto lines = remarks(known.puzzle, position, cell);
  const auto word = run.direction == Direction::across ? "across" : "down";
  const auto line = std::ranges::find_if(lines, [&](const auto& each) { return each.starts_with(word); });
  RC_ASSERT(line != lines.end());
  const int sets = sets_by_trying(known.puzzle, position, run, 0);
  if (sets == 0) {
    RC_ASSERT(line->ends_with(": no set of digits is left"));
    return;
  }
  RC_ASSERT(std::ranges::count(*line, ',') == sets - 1);
}

}  // namespace
}  // namespace quadrille::kakuro
