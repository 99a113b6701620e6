#include "puzzles/tens/make/generate.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/make/clearable.hpp"
#include "puzzles/tens/rules.hpp"

namespace quadrille::tens {
namespace {

Expected<Board> made(std::string_view name, const Record& settings, std::uint64_t seed) {
  Random random(seed);
  Context context({});
  const auto all = generators();
  const auto found = std::ranges::find(all, name, &Generator<Board, Plan>::name);
  auto board = std::get<0>(found->make)(settings, random, context);
  if (!board) return std::unexpected(board.error());
  return board->puzzle;
}

int total(const Board& board) {
  const auto digits = board.digits.values();
  return std::accumulate(digits.begin(), digits.end(), 0);
}

Recipe any_recipe(Rule rule) {
  return {.rows = *rc::gen::inRange(1, 13),
          .cols = *rc::gen::inRange(1, 21),
          .target = *rc::gen::inRange(1, kLargestTarget + 1),
          .empty = *rc::gen::element(0.0, 0.0, 0.3, 0.9),
          .rule = rule};
}

TEST(TensGenerators, AreThreeAndMakeTenBySixteenUnlessTold) {
  const auto all = generators();
  ASSERT_EQ(all.size(), 3U);
  for (const auto& generator : all) {
    const auto board = made(generator.name, {}, 1).value();
    EXPECT_EQ(board.digits.size(), (Size{10, 16}));
    EXPECT_EQ(board.target, 10);
    EXPECT_EQ(count_cells(board), 160);
    EXPECT_FALSE(generator.summary.empty());
  }
}

TEST(TensGenerators, MakeBoardsOfTheGradeAskedFor) {
  for (const auto* grade_asked : {"generous", "fair", "lean", "barren"}) {
    const Record settings = Record::Map{{"rows", 10}, {"cols", 17}, {"grade", grade_asked}};
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      Context context({});
      EXPECT_EQ(grade(made("multiple", settings, seed).value(), context).value().name, grade_asked);
    }
  }
}

TEST(TensGenerators, AGradeOutOfReachIsSaidInWords) {
  EXPECT_EQ(made("uniform", Record::Map{{"rows", 1}, {"cols", 1}, {"grade", "fair"}}, 1).error().message,
            "none of 1000 boards was fair: another size or target would help");
}

TEST(TensGenerators, TakeTheirSettings) {
  for (const auto* name : {"uniform", "multiple", "clearable"}) {
    const auto board = made(name, Record::Map{{"rows", 3}, {"cols", 200}, {"target", 12}}, 5).value();
    EXPECT_EQ(board.digits.size(), (Size{3, 200}));
    EXPECT_EQ(board.target, 12);
  }
  EXPECT_EQ(count_cells(made("uniform", Record::Map{{"empty", 1}}, 1).value()), 0);
}

TEST(TensGenerators, RefuseWhatIsOutOfRange) {
  EXPECT_FALSE(made("uniform", Record::Map{{"rows", 0}}, 1));
  EXPECT_FALSE(made("uniform", Record::Map{{"cols", 201}}, 1));
  EXPECT_FALSE(made("clearable", Record::Map{{"empty", 0.5}}, 1));
}

TEST(TensGenerators, SameSeedSameBoard) {
  for (const auto* name : {"uniform", "multiple", "clearable"}) {
    EXPECT_EQ(made(name, {}, 7), made(name, {}, 7));
    EXPECT_NE(made(name, {}, 7), made(name, {}, 8));
  }
}

TEST(TensUniform, EveryDigitComesAboutAsOften) {
  const auto board = made("uniform", Record::Map{{"rows", 100}, {"cols", 90}}, 3).value();
  std::array<int, 10> often{};
  for (const auto digit : board.digits.values()) ++often[digit];
  EXPECT_EQ(often[0], 0);
  // 1000 expected of each; 150 is five standard deviations.
  for (int digit = 1; digit <= 9; ++digit) EXPECT_NEAR(often[digit], 1000, 150) << digit;
}

TEST(TensUniform, LeavesTheAskedShareEmpty) {
  const auto board = made("uniform", Record::Map{{"rows", 100}, {"cols", 100}, {"empty", 0.25}}, 3).value();
  EXPECT_NEAR(count_cells(board), 7500, 220);
}

RC_GTEST_PROP(TensUniform, HasNoDigitAboveTheTarget, (std::uint64_t seed)) {
  Random random(seed);
  const auto recipe = any_recipe(Rule::uniform);
  const auto board = generate(recipe, random).value().puzzle;
  for (const auto digit : board.digits.values()) RC_ASSERT(digit <= std::min(9, recipe.target));
}

RC_GTEST_PROP(TensMultiple, TheTotalIsAMultipleOfTheTarget, (std::uint64_t seed)) {
  Random random(seed);
  const auto recipe = any_recipe(Rule::multiple);
  const auto board = generate(recipe, random);
  RC_PRE(board.has_value());
  RC_ASSERT(total(board->puzzle) % recipe.target == 0);
  for (const auto digit : board->puzzle.digits.values()) RC_ASSERT(digit <= std::min(9, recipe.target));
}

TEST(TensMultiple, FindsTheOnlyTotalThereIs) {
  Random random(1);
  EXPECT_EQ(total(generate({.rows = 4, .cols = 7, .target = 250}, random).value().puzzle), 250);
}

TEST(TensMultiple, SaysWhereThereIsNone) {
  Random random(1);
  EXPECT_EQ(generate({.rows = 1, .cols = 1}, random).error().message,
            "no 1x1 board of digits like these sums to a multiple of 10");
}

RC_GTEST_PROP(TensClearable, ThePlanClearsAFullBoard, (std::uint64_t seed)) {
  Random random(seed);
  const Size size{*rc::gen::inRange(1, 13), *rc::gen::inRange(1, 21)};
  const int target = *rc::gen::inRange(1, kLargestTarget + 1);
  const auto clearing = make_clearable(size, target, random);
  RC_ASSERT(clearing.has_value() == (9 * size.cells() >= static_cast<std::size_t>(target)));
  if (!clearing) return;
  const auto verdict = referee(clearing->board, clearing->plan);
  RC_ASSERT(verdict.mistakes.empty());
  RC_ASSERT(verdict.total == static_cast<int>(size.cells()));
  RC_ASSERT(verdict.cleared == verdict.total);
}

TEST(TensClearable, MovesAreOfManySizesAndReachAroundOthers) {
  Random random(2);
  const auto [board, plan] = make_clearable({10, 16}, 10, random).value();
  auto left = board;
  std::set<int> sizes;
  int reaching = 0;
  for (const auto& move : plan.moves) {
    const int cells = clear(left, move).value();
    sizes.insert(cells);
    reaching += cells < move.area();
  }
  EXPECT_GE(sizes.size(), 3U);
  EXPECT_GE(reaching, 10);
}

TEST(TensClearable, SaysWhereABoardIsTooSmall) {
  Random random(1);
  EXPECT_EQ(make_clearable({1, 1}, 10, random).error().message,
            "a 1x1 board cannot be cleared: a move of target 10 takes at least 2 cells");
}

}  // namespace
}  // namespace quadrille::tens
