#include "puzzles/mines/search/counting_problem.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"

namespace quadrille::mines {
namespace {

// A few numbers and zones, every zone beside one to three numbers. The needs are any that the zones have room
// for; they need not agree with each other.
CountingProblem any_problem(Random& random) {
  CountingProblem problem;
  const int numbers = random.between(2, 5);
  std::vector<int> room(static_cast<std::size_t>(numbers), 0);
  for (int i = random.between(3, 7); i > 0; --i) {
    CountingProblem::Zone zone{.cells = static_cast<std::uint8_t>(random.between(1, 2))};
    const int first = random.between(0, numbers - 1);
    for (int number = first; number < std::min(numbers, first + random.between(1, 3)); ++number) {
      zone.numbers[zone.touching++] = static_cast<std::uint32_t>(number);
      room[static_cast<std::size_t>(number)] += zone.cells;
    }
    problem.zones.push_back(zone);
  }
  for (const int cells : room)
    problem.needs.push_back(static_cast<std::uint8_t>(random.between(0, std::min(8, cells))));
  return problem;
}

// Whether some layout makes these numbers right, by trying every number of mines in every zone.
bool can_be(const CountingProblem& problem, const std::vector<std::uint32_t>& numbers) {
  std::vector<int> mines(problem.zones.size(), 0);
  for (;;) {
    const bool right = std::ranges::all_of(numbers, [&](std::uint32_t number) {
      int sum = 0;
      for (std::size_t i = 0; i < mines.size(); ++i) {
        if (std::ranges::count(problem.zones[i].touched(), number) > 0) sum += mines[i];
      }
      return sum == problem.needs[number];
    });
    if (right) return true;
    std::size_t next = 0;
    while (next < mines.size() && mines[next] == problem.zones[next].cells) mines[next++] = 0;
    if (next == mines.size()) return false;
    ++mines[next];
  }
}

std::vector<std::uint32_t> all_numbers(const CountingProblem& problem) {
  std::vector<std::uint32_t> numbers(problem.needs.size());
  std::iota(numbers.begin(), numbers.end(), 0U);
  return numbers;
}

RC_GTEST_PROP(SmallestConflict, CannotBeAndWithoutAnyOneOfItsNumbersCan, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto problem = any_problem(random);
  if (can_be(problem, all_numbers(problem))) return;
  Context context({});
  const auto conflict = smallest_conflict(problem, context);
  RC_ASSERT(!can_be(problem, conflict));
  for (const auto number : conflict) {
    auto fewer = conflict;
    std::erase(fewer, number);
    RC_ASSERT(can_be(problem, fewer));
  }
}

TEST(SmallestConflictCut, IsMoreThanNeededAndStillAConflict) {
  // Two numbers that see the same cell, and a third that has nothing to do with them.
  const CountingProblem problem{
      .zones = {{.cells = 1, .touching = 2, .numbers = {0, 1}}, {.cells = 1, .touching = 1, .numbers = {2}}},
      .needs = {1, 0, 1}};
  Context context({});
  EXPECT_EQ(smallest_conflict(problem, context), (std::vector<std::uint32_t>{0, 1}));
  Context ended({.limits = {.nodes = 0}});
  EXPECT_EQ(smallest_conflict(problem, ended), (std::vector<std::uint32_t>{0, 1, 2}));
}

RC_GTEST_PROP(NarrowOrder, HasEveryZoneOnce, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto problem = any_problem(random);
  auto order = narrow_order(problem);
  std::ranges::sort(order);
  std::vector<std::uint32_t> zones(problem.zones.size());
  std::iota(zones.begin(), zones.end(), 0U);
  RC_ASSERT(order == zones);
}

TEST(ApproximateOdds, SumToWhatEveryNumberAsksFor) {
  // Three cells in a row beside two numbers, the one in the middle beside both.
  const CountingProblem problem{.zones = {{.cells = 2, .touching = 1, .numbers = {0}},
                                          {.cells = 1, .touching = 2, .numbers = {0, 1}},
                                          {.cells = 3, .touching = 1, .numbers = {1}}},
                                .needs = {1, 2}};
  Context context({});
  const auto odds = approximate_odds(problem, 0.2, context);
  ASSERT_EQ(odds.size(), 3U);
  EXPECT_NEAR(2 * odds[0] + odds[1], 1, 0.01);
  EXPECT_NEAR(odds[1] + 3 * odds[2], 2, 0.01);
  for (const double each : odds) {
    EXPECT_GT(each, 0);
    EXPECT_LT(each, 1);
  }
}

TEST(ApproximateOdds, NeverClaimCertainty) {
  const CountingProblem problem{.zones = {{.cells = 2, .touching = 1, .numbers = {0}}}, .needs = {2}};
  Context context({});
  const double odds = approximate_odds(problem, 0.2, context).front();
  EXPECT_GT(odds, 0.99);
  EXPECT_LT(odds, 1);
}

TEST(ApproximateOdds, OfAnEndedRunAreTheDensity) {
  const CountingProblem problem{.zones = {{.cells = 2, .touching = 1, .numbers = {0}}}, .needs = {2}};
  Context ended({.limits = {.nodes = 0}});
  EXPECT_EQ(approximate_odds(problem, 0.25, ended), std::vector{0.25});
}

TEST(ComponentLimits, AreOnZonesAndOnCells) {
  const CountingProblem problem{
      .zones = {{.cells = 2, .touching = 1, .numbers = {0}}, {.cells = 3, .touching = 1, .numbers = {0}}},
      .needs = {2}};
  EXPECT_FALSE(is_beyond(problem, {}));
  EXPECT_FALSE(is_beyond(problem, {.limit_enum = 2, .max_component_size = 5}));
  EXPECT_TRUE(is_beyond(problem, {.limit_enum = 1}));
  EXPECT_TRUE(is_beyond(problem, {.max_component_size = 4}));
}

}  // namespace
}  // namespace quadrille::mines
