#include "puzzles/nonogram/teach/reasons.hpp"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

RC_GTEST_PROP(NonogramReasons, TheTotalsOfAPictureAreEqual, ()) {
  RC_ASSERT(!unequal_totals((*any_known()).puzzle));
}

TEST(NonogramReasons, EveryColourWhoseTotalsDifferIsNamed) {
  const Puzzle puzzle{.rows = {{{2, 1}, {1, 2}}}, .cols = {{{1, 1}}, {}, {}}, .palette = inks(2)};
  EXPECT_EQ(unequal_totals(puzzle)->reason,
            "the rows have 2 cells of black, the columns 1; the rows have 1 cells of red, the columns 0");
}

TEST(NonogramReasons, ARowWithoutPlacementShowsItsCells) {
  const auto puzzle = puzzle_of_drawing("#.#\n###\n");
  EXPECT_EQ(no_placement(puzzle, Lines(puzzle), 0),
            (Objection{"row 1, 1 1: no placement of its clues fits the other lines",
                       {at(0, 0), at(0, 1), at(0, 2)}}));
}

TEST(NonogramReasons, AColumnIsCountedFromZeroAndABlankOneIsZero) {
  const auto puzzle = puzzle_of_drawing("#.\n#.\n");
  EXPECT_EQ(no_placement(puzzle, Lines(puzzle), 3),
            (Objection{"column 2, 0: no placement of its clues fits the other lines", {at(0, 1), at(1, 1)}}));
}

TEST(NonogramReasons, ClueColoursAreSaidWhereThereAreSeveral) {
  const auto puzzle = puzzle_of_drawing("##r\n", 2);
  EXPECT_EQ(no_placement(puzzle, Lines(puzzle), 0).reason,
            "row 1, 2# 1r: no placement of its clues fits the other lines");
}

TEST(NonogramReasons, ACellWithoutColourIsTheOnlyOneShown) {
  EXPECT_EQ(no_colour(at(3, 1)).cells, std::vector<Cell>{at(3, 1)});
  EXPECT_TRUE(no_colour(at(3, 1)).reason.starts_with("row 4, column 2: "));
}

TEST(NonogramReasons, WhereOnlyTryingShowsItTheOpenCellsAreNamed) {
  const auto puzzle = puzzle_of_drawing("#..\n.#.\n");
  const Lines lines(puzzle);
  Context context({});
  const auto candidates = first_candidates(puzzle, lines, context).candidates;
  const auto objection = no_painting(lines, candidates);
  EXPECT_EQ(objection.cells, (std::vector<Cell>{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}));
  EXPECT_TRUE(objection.reason.starts_with("these 4 cells ")) << objection.reason;
}

}  // namespace
}  // namespace quadrille::nonogram
