#include "puzzles/nonogram/search/sure_part.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

TEST(NonogramSurePart, APaintingWhoseLinesCanBeFinishedStaysAsItIs) {
  const auto puzzle = puzzle_of_drawing("##.\n#..\n");
  const auto painting = painted("?#?\n??.\n");
  const auto sure = sure_part(Lines(puzzle), painting);
  EXPECT_EQ(sure.painting, painting);
  EXPECT_EQ(sure.broken_line, std::nullopt);
}

TEST(NonogramSurePart, ALineWithoutPlacementIsNamed) {
  const auto puzzle = puzzle_of_drawing("##.\n#..\n");
  EXPECT_EQ(sure_part(Lines(puzzle), painted("?.?\n???\n")).broken_line, 0U);
  EXPECT_EQ(sure_part(Lines(puzzle), painted("???\n##?\n")).broken_line, 1U);
  EXPECT_EQ(sure_part(Lines(puzzle), painted(".##\n???\n")).broken_line, 2U) << "column 0";
}

TEST(NonogramSurePart, OnlyTheDoubtfulLinesAreLookedAt) {
  const auto puzzle = puzzle_of_drawing("##.\n#..\n");
  const auto painting = painted("?.?\n???\n");
  const std::vector<std::size_t> others{1, 2, 4};
  const auto sure = sure_part(Lines(puzzle), painting, others);
  EXPECT_EQ(sure.painting, painting);
  EXPECT_EQ(sure.broken_line, std::nullopt);
}

TEST(NonogramSurePart, CluesThatDoNotFitAreNoticedWhereNothingIsDecided) {
  const Puzzle puzzle{.rows = {{}, {{3, 1}}}, .cols = {{}, {}}, .palette = black_and_white()};
  EXPECT_EQ(sure_part(Lines(puzzle), blank(puzzle)).broken_line, 1U);
}

TEST(NonogramSurePart, LinesThatItDoesNotGetToBecomeUndecided) {
  // Eight rows of five thousand clues are more than it looks at in one go.
  const Clues alternating(5'000, {1, 1});
  const Puzzle puzzle{.rows = std::vector<Clues>(8, alternating),
                      .cols = std::vector<Clues>(10'000),
                      .palette = black_and_white()};
  auto painting = blank(puzzle);
  for (int row = 0; row < 8; ++row) painting.cells[at(row, 0)] = 1;
  const std::vector<std::size_t> rows{0, 1, 2, 3, 4, 5, 6, 7};
  const auto sure = sure_part(Lines(puzzle), painting, rows);
  EXPECT_EQ(sure.broken_line, std::nullopt);
  EXPECT_EQ(sure.painting.cells[at(0, 0)], 1);
  EXPECT_EQ(sure.painting.cells[at(7, 0)], kUndecided);
  // What comes later comes off first: the rows that were looked at stand before those that were not.
  std::vector<int> kept;
  for (int row = 0; row < 8; ++row) kept.push_back(sure.painting.cells[at(row, 0)] == 1 ? 1 : 0);
  EXPECT_TRUE(std::ranges::is_sorted(kept, std::greater<>()));
}

RC_GTEST_PROP(NonogramSurePart, IsBrokenExactlyWhereTheRefereeSaysThatALineIs, ()) {
  const auto known = *any_known({.most_rows = 6, .most_cols = 6});
  auto painting = known.answer;
  const auto colours = static_cast<int>(known.puzzle.palette.size());
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for_each_cell(known.puzzle.size(), [&](Cell cell) {
    if (random.below(3) > 0) painting.cells[cell] = kUndecided;
    if (random.below(15) == 0) painting.cells[cell] = static_cast<Colour>(random.between(0, colours - 1));
  });
  const auto sure = sure_part(Lines(known.puzzle), painting);
  RC_ASSERT(sure.painting == painting);
  RC_ASSERT(sure.broken_line.has_value() == !check(known.puzzle, painting, Extent::so_far).empty());
}

}  // namespace
}  // namespace quadrille::nonogram
