#include <gtest/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/strategies/list.hpp"

namespace quadrille::sudoku {
namespace {

std::size_t filled_with(std::string_view hardest, const Puzzle& puzzle) {
  Context context({});
  const auto outcome = logic().bind(Record::Map{{"hardest", hardest}}).value()(puzzle, context);
  EXPECT_NE(outcome.answer(), nullptr);
  return outcome.answer() == nullptr ? 0 : count_filled(outcome.answer()->answer.digits);
}

TEST(SudokuLogicTiers, AHarderOneGetsAtLeastAsFar) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto puzzle = made(9, seed);
    std::size_t before = count_filled(puzzle.givens);
    for (const auto* tier : {"easy", "medium", "hard", "expert", "diabolical"}) {
      const auto filled = filled_with(tier, puzzle);
      EXPECT_GE(filled, before) << tier;
      before = filled;
    }
    EXPECT_EQ(before, 81U);
  }
}

TEST(SudokuLogicTiers, APuzzleOfAGradeIsFinishedByItsTierAndNotByTheOneBelow) {
  EXPECT_EQ(filled_with("medium", made(9, 7, Tier::medium)), 81U);
  EXPECT_LT(filled_with("easy", made(9, 7, Tier::medium)), 81U);
  EXPECT_EQ(filled_with("hard", made(9, 7, Tier::hard)), 81U);
  EXPECT_LT(filled_with("medium", made(9, 7, Tier::hard)), 81U);
}

TEST(SudokuLogicTiers, ItsMetricsCountTheTechniques) {
  Context context({});
  (void)logic().bind({}).value()(small(), context);
  double steps = 0;
  for (const auto& [name, times] : context.metrics.extra) steps += times;
  EXPECT_EQ(steps, 9) << "a technique for each open cell";
}

TEST(SudokuLogicTiers, AnUnknownTierIsRefused) {
  EXPECT_FALSE(logic().bind(Record::Map{{"hardest", "impossible"}}).has_value());
}

}  // namespace
}  // namespace quadrille::sudoku
