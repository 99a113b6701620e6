#include "puzzles/nonogram/search/learning/phases.hpp"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::nonogram {
namespace {

// ---- the trail ----

TEST(NonogramTrail, ALiteralIsTrueAndItsContraryFalse) {
  Context context({});
  Trail trail(3, context);
  trail.assign(literal(1, false), {});
  EXPECT_TRUE(trail.is_true(literal(1, false)));
  EXPECT_TRUE(trail.is_false(literal(1, true)));
  EXPECT_TRUE(trail.is_open(literal(0, true)));
  EXPECT_TRUE(trail.is_open(literal(0, false)));
}

TEST(NonogramTrail, KeepsOrderLevelAndReason) {
  Context context({});
  Trail trail(4, context);
  EXPECT_EQ(trail.start(), 0U);
  trail.assign(literal(2, true), {Reason::Kind::line, 7});
  trail.begin_level();
  trail.assign(literal(0, true), {});
  trail.assign(literal(3, false), {Reason::Kind::clause, 5});
  EXPECT_EQ(trail.literals(), (std::vector<Literal>{literal(2, true), literal(0, true), literal(3, false)}));
  EXPECT_EQ(trail.level(), 1U);
  EXPECT_EQ(trail.start(), 1U);
  EXPECT_EQ(trail.level(2), 0U);
  EXPECT_EQ(trail.level(3), 1U);
  EXPECT_EQ(trail.position(3), 2U);
  EXPECT_EQ(trail.reason(2).kind, Reason::Kind::line);
  EXPECT_EQ(trail.reason(2).index, 7U);
  EXPECT_EQ(trail.reason(0).kind, Reason::Kind::decision);
}

// Retreats to any level and assigns again, beside a plain list of levels.
RC_GTEST_PROP(NonogramTrail, ARetreatTakesBackTheDeeperLevelsNewestFirst, ()) {
  constexpr Variable kVariables = 30;
  Context context({});
  Trail trail(kVariables, context);
  std::vector<std::vector<Literal>> levels(1);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int step = 0; step < 100; ++step) {
    const Literal next = random.below(2 * kVariables);
    if (random.below(6) == 0) {
      const auto to = random.below(static_cast<std::uint32_t>(levels.size()));
      std::vector<Literal> expected;
      while (levels.size() > to + 1) {
        expected.insert(expected.end(), levels.back().rbegin(), levels.back().rend());
        levels.pop_back();
      }
      std::vector<Literal> visited;
      trail.retreat(to, [&](Literal each) { visited.push_back(each); });
      RC_ASSERT(visited == expected);
      for (const auto each : visited) RC_ASSERT(trail.is_open(each) && trail.is_open(contrary(each)));
    } else if (trail.is_open(next)) {
      if (random.below(3) == 0) {
        trail.begin_level();
        levels.emplace_back();
      }
      trail.assign(next, {});
      levels.back().push_back(next);
      RC_ASSERT(trail.level(variable_of(next)) + 1 == levels.size());
    }
    std::vector<Literal> all;
    for (const auto& level : levels) all.insert(all.end(), level.begin(), level.end());
    RC_ASSERT(trail.literals() == all);
    RC_ASSERT(trail.level() + 1 == levels.size());
    RC_ASSERT(trail.start() == (levels.size() == 1 ? 0 : all.size() - levels.back().size()));
  }
}

// ---- which way to decide ----

std::vector<bool> chosen_ways(const Phases& phases, Variable variables) {
  std::vector<bool> ways;
  for (Variable variable = 0; variable < variables; ++variable) {
    const auto way = phases.choose(variable);
    EXPECT_EQ(variable_of(way), variable);
    ways.push_back(holds(way));
  }
  return ways;
}

using Ways = std::vector<bool>;

void count_conflicts(Phases& phases, int conflicts) {
  for (int i = 0; i < conflicts; ++i) phases.count_conflict();
}

// Variable 0 is false before the deepest level, variable 1 true on it.
Trail trail_with_a_conflict(Context& context) {
  Trail trail(3, context);
  trail.begin_level();
  trail.assign(literal(0, false), {});
  trail.begin_level();
  trail.assign(literal(1, true), {});
  return trail;
}

TEST(NonogramPhases, BeginWithTheLikelierWayAndThenFollowTheLastOne) {
  Phases phases({1, 0, 1}, Random(1));
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{true, false, true}));
  phases.remember(literal(1, true));
  phases.remember(literal(2, false));
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{true, true, false}));
}

TEST(NonogramPhases, AfterAThousandConflictsTheLongestTrailIsTakenUp) {
  Context context({});
  Phases phases({1, 0, 1}, Random(1));
  phases.note(trail_with_a_conflict(context));
  count_conflicts(phases, 999);
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{true, false, true}));
  count_conflicts(phases, 1);
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{false, false, true})) << "the deepest level is not part of it";
}

TEST(NonogramPhases, EverySecondRoundLeansTowardsTheLongestTrailOfThatRound) {
  Context context({});
  Phases phases({1, 0, 1}, Random(1));
  count_conflicts(phases, 1000);
  phases.note(trail_with_a_conflict(context));
  phases.remember(literal(0, true));
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{false, false, true}));
  count_conflicts(phases, 1000);
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{false, true, false})) << "the likelier ways, turned round";
}

TEST(NonogramPhases, AShorterTrailDoesNotReplaceALongerOne) {
  Context context({});
  Phases phases({1, 0, 1}, Random(1));
  count_conflicts(phases, 1000);
  phases.note(trail_with_a_conflict(context));
  Trail shorter(3, context);
  shorter.begin_level();
  shorter.assign(literal(0, true), {});
  phases.note(shorter);
  EXPECT_FALSE(chosen_ways(phases, 3)[0]);
}

TEST(NonogramPhases, ComeBackToTheLikelierWays) {
  // Rounds last one, one, two, three, four and five thousand conflicts; the sixth begins anew.
  Phases phases({1, 0, 1}, Random(1));
  phases.remember(literal(1, true));
  count_conflicts(phases, 16'000);
  EXPECT_EQ(chosen_ways(phases, 3), (Ways{true, false, true}));
}

}  // namespace
}  // namespace quadrille::nonogram
