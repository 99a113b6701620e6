#include "puzzles/kakuro/facets.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/make/generate.hpp"

namespace quadrille::kakuro {
namespace {

std::vector<Repair<Puzzle>> repaired(const Puzzle& puzzle) {
  Context context({});
  return repairs(puzzle, context);
}

TEST(KakuroRepair, NamesTheClueAndItsNewSum) {
  const auto found = repaired(drawn("3 3\nX D4 D6\nA4 . .\nA7 . .\n"));
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().change, "across 4 at row 2, columns 2 and 3 becomes 3");
  EXPECT_EQ(found.front().puzzle, square());
  EXPECT_EQ(found.front().cells.size(), 2U);
}

RC_GTEST_PROP(KakuroRepair, FindsTheTypo, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  Random random(seed);
  Context context({.seed = seed});
  const auto right = generate({.rows = 7, .cols = 7}, random, context).value();
  // One clue is off by a little.
  auto squares = right.squares;
  const auto& run = right.runs[random.below(static_cast<std::uint32_t>(right.runs.size()))];
  const auto [row, col] = right.cells[right.cells_of(run).front()];
  const bool across = run.direction == Direction::across;
  auto& square = squares[at(row.value - (across ? 0 : 1), col.value - (across ? 1 : 0))];
  auto& clue = across ? square.across : square.down;
  clue = static_cast<std::uint8_t>(clue + random.between(1, 3));
  const auto wrong = make_puzzle(std::move(squares));
  RC_PRE(wrong.has_value());
  const auto found = repaired(*wrong);
  RC_ASSERT(std::ranges::any_of(found, [&](const auto& repair) { return repair.puzzle == right; }));
}

TEST(KakuroRepair, EachChangeGivesExactlyOneAnswer) {
  for (const auto& repair : repaired(drawn("3 3\nX D4 D6\nA4 . .\nA7 . .\n")))
    EXPECT_EQ(count_by_trying(repair.puzzle, 2), 1) << repair.change;
}

TEST(KakuroRepair, ARunWithoutAClueLeavesRoomForASmallerChangeFirst) {
  // The right column has no clue, so totals say nothing: across 3 and 3 over 3 down have two answers.
  const auto found = repaired(drawn("3 3\nX D3 X\nA3 . .\nA3 . .\n"));
  ASSERT_FALSE(found.empty());
  for (const auto& repair : found) EXPECT_EQ(count_by_trying(repair.puzzle, 2), 1) << repair.change;
}

TEST(KakuroRepair, APuzzleWithOneAnswerNeedsNone) { EXPECT_TRUE(repaired(square()).empty()); }

TEST(KakuroRepair, TwoAnswersThatNoSingleClueCanPart) {
  // Across and down totals agree, so changing one clue alone would break them.
  EXPECT_TRUE(repaired(drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n")).empty());
}

}  // namespace
}  // namespace quadrille::kakuro
