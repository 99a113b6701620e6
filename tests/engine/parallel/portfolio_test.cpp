#include "engine/parallel/portfolio.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "support/manual_clock.hpp"

namespace quadrille {
namespace {

using namespace std::chrono_literals;

// A member that decides at its n-th node; 0: it gives up after a thousand nodes without an answer.
struct Runner {
  std::uint64_t decides_at = 0;
};

bool run(const Runner& runner, Context& context) {
  while (context.enter_node()) {
    if (runner.decides_at != 0 && context.metrics.nodes == runner.decides_at) return true;
    if (runner.decides_at == 0 && context.metrics.nodes == 1000) return false;
  }
  return false;
}

std::optional<std::size_t> winner_of(const std::vector<Runner>& runners, Context& context) {
  return race_members(runners.size(), context,
                      [&](std::size_t index, Context& own) { return run(runners[index], own); });
}

std::optional<std::size_t> winner_of(const std::vector<Runner>& runners, int threads) {
  Context context({.threads = threads});
  return winner_of(runners, context);
}

TEST(Race, TheFirstToDecideWins) {
  for (const int threads : {1, 2, 3, 8}) {
    EXPECT_EQ(winner_of({{50'000}, {10}, {50'000}}, threads), 1U) << threads;
    EXPECT_EQ(winner_of({{0}, {0}, {5000}}, threads), 2U) << threads;
  }
}

TEST(Race, TheLowestIndexWinsWithinASlice) {
  for (const int threads : {1, 2, 3, 8}) {
    // All within the first slice, whoever needs fewer nodes.
    EXPECT_EQ(winner_of({{200}, {1}, {100}}, threads), 0U) << threads;
    EXPECT_EQ(winner_of({{0}, {200}, {2}}, threads), 1U) << threads;
  }
}

TEST(Race, AMemberThatWorksThroughChildrenWaitsForItsTurnThereToo) {
  // Each member spends its nodes in children of seven; were they not held back, the winner would be who is
  // fastest.
  const auto in_children = [](std::uint64_t decides_at, Context& context) {
    while (context.metrics.nodes < decides_at) {
      auto part = context.child({.nodes = 7});
      while (part.enter_node()) continue;
      context.join(part);
      if (part.end() == End::stopped) return false;
    }
    return true;
  };
  for (const int threads : {1, 2, 8}) {
    Context context({.threads = threads});
    const std::vector<std::uint64_t> decides_at{40'000, 5000, 4900, 40'000};
    const auto winner = race_members(decides_at.size(), context, [&](std::size_t index, Context& own) {
      return in_children(decides_at[index], own);
    });
    EXPECT_EQ(winner, 1U) << threads;
    EXPECT_LT(context.metrics.nodes, 4 * 9000U) << threads;
  }
}

TEST(Race, NobodyWinsWhereNobodyDecides) { EXPECT_EQ(winner_of({{0}, {0}}, 2), std::nullopt); }

TEST(Race, OfNoMembersNobodyWins) { EXPECT_EQ(winner_of({}, 2), std::nullopt); }

TEST(Race, AMemberMayDecideWithoutANode) {
  for (const int threads : {1, 4}) {
    Context context({.threads = threads});
    const auto winner = race_members(3, context, [](std::size_t index, Context& own) {
      return index == 2 || run({.decides_at = 100'000}, own);
    });
    EXPECT_EQ(winner, 2U);
  }
}

RC_GTEST_PROP(Race, WinnerAndCountsDoNotDependOnThreads, ()) {
  const auto runners = *rc::gen::container<std::vector<Runner>>(
      *rc::gen::inRange(1, 6),
      rc::gen::map(rc::gen::inRange<std::uint64_t>(0, 3000), [](std::uint64_t at) { return Runner{at}; }));
  std::optional<std::size_t> first_winner;
  std::uint64_t first_nodes = 0;
  for (const int threads : {1, 2, 3, 8}) {
    Context context({.threads = threads});
    const auto winner = winner_of(runners, context);
    if (threads == 1) {
      first_winner = winner;
      first_nodes = context.metrics.nodes;
    }
    RC_ASSERT(winner == first_winner);
    RC_ASSERT(context.metrics.nodes == first_nodes);
  }
}

TEST(Race, AtMostTheGivenNumberOfMembersRunAtOnce) {
  Context context({.threads = 2});
  std::atomic<int> running = 0;
  std::atomic<int> most = 0;
  // Between two nodes of its own slice a member runs; at the gate it waits.
  const auto winner = race_members(6, context, [&](std::size_t, Context& own) {
    if (!own.enter_node()) return false;
    const int now = ++running;
    int seen = most;
    while (seen < now && !most.compare_exchange_weak(seen, now)) continue;
    for (int i = 0; i < 2000; ++i) std::this_thread::yield();  // time for others to run as well, if they may
    --running;
    return false;
  });
  EXPECT_FALSE(winner);
  EXPECT_LE(most, 2);
}

TEST(RaceLimits, NodesAreSplitAmongTheMembers) {
  for (const std::uint64_t limit : {1U, 10U, 1000U}) {
    Context context({.limits = {.nodes = limit}, .threads = 2});
    EXPECT_EQ(winner_of({{5000}, {5000}, {5000}}, context), std::nullopt);
    EXPECT_EQ(context.metrics.nodes, limit);
    EXPECT_EQ(context.end(), End::nodes);
  }
}

TEST(RaceLimits, NodesSpentBeforeTheRaceAreNotGivenOutAgain) {
  Context context({.limits = {.nodes = 100}});
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(context.enter_node());
  EXPECT_EQ(winner_of({{5000}, {5000}}, context), std::nullopt);
  EXPECT_EQ(context.metrics.nodes, 100U);
  EXPECT_EQ(context.end(), End::nodes);
}

TEST(RaceLimits, AStopBeforeTheStartEndsEveryMember) {
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token(), .threads = 2});
  EXPECT_EQ(winner_of({{1}, {1}, {1}}, context), std::nullopt);
  EXPECT_EQ(context.end(), End::stopped);
  EXPECT_EQ(context.metrics.nodes, 0U);
}

TEST(RaceLimits, AStopFromAnotherThreadEndsTheRace) {
  for (const int threads : {1, 4}) {
    std::stop_source source;
    Context context({.stop = source.get_token(), .threads = threads});
    const std::jthread other([&] { source.request_stop(); });
    const std::uint64_t never = UINT64_MAX;
    EXPECT_EQ(winner_of({{never}, {never}, {never}}, context), std::nullopt);
    EXPECT_EQ(context.end(), End::stopped);
  }
}

TEST(RaceLimits, ATimeLimitEndsTheRace) {
  ManualClock clock(kEveryNode);
  Context context({.limits = {.time = 200ms}, .threads = 2, .clock = &clock});
  EXPECT_EQ(winner_of({{UINT64_MAX}, {UINT64_MAX}}, context), std::nullopt);
  EXPECT_EQ(context.end(), End::timeout);
}

TEST(Race, TheExceptionOfAMemberReachesTheCallerAndNobodyHangs) {
  for (const int threads : {1, 4}) {
    Context context({.threads = threads});
    const auto race = [&] {
      (void)race_members(3, context, [](std::size_t index, Context& own) {
        if (index == 1 && own.enter_node()) throw std::runtime_error("member 1");
        return run({.decides_at = 3000}, own);
      });
    };
    EXPECT_THROW(race(), std::runtime_error);
  }
}

TEST(Race, OnlyTheFirstMemberSpeaks) {
  ManualClock clock(kEveryNode);
  std::vector<std::string> heard;
  Context context({.progress = [&](const Progress& progress) { heard.push_back(progress.message); },
                   .threads = 2,
                   .clock = &clock});
  (void)race_members(2, context, [](std::size_t index, Context& own) {
    while (own.metrics.nodes < 1000 && own.enter_node())
      own.report({.message = index == 0 ? "first" : "second"});
    return false;
  });
  EXPECT_FALSE(heard.empty());
  for (const auto& message : heard) EXPECT_EQ(message, "first");
}

}  // namespace
}  // namespace quadrille
