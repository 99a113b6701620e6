#include "service/solve/solve.hpp"
#include "service/output/exit_code.hpp"

#include <gtest/gtest.h>

#include <new>

#include "support/lamps.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::service {
namespace {

using namespace std::chrono_literals;
using lamps::Answer;
using lamps::Puzzle;

SolveResult solved(const Family& family, std::string_view text, const SolveRequest& request = {},
                   const Hooks& hooks = {}) {
  return solve(family, *lamps::puzzle_of(family, text), request, hooks).value();
}

// A family whose only strategy gives this outcome.
std::unique_ptr<const Family> giving(Outcome<Answer> outcome, lamps::Second second = lamps::another) {
  return lamps::family({lamps::strategy("told", [=](const Puzzle&, Context&) { return outcome; })}, second);
}

// What the one answer of this puzzle is; no strategy takes part.
constexpr std::string_view kOnly = "1?1 2";

TEST(Solve, ACompleteAnswerIsSolved) {
  const auto family = lamps::family();
  const auto result = solved(*family, kOnly);
  EXPECT_EQ(result.status, Status::solved);
  EXPECT_EQ(result.strategy, "search");
  EXPECT_EQ(result.outcome.end, End::finished);
  EXPECT_EQ(family->headline(*lamps::puzzle_of(*family, kOnly), *result.outcome.answer()), "101");
  EXPECT_GT(result.metrics.nodes, 0U);
}

TEST(Solve, AProofOfNoneIsImpossible) {
  const auto family = lamps::family();
  const auto result = solved(*family, "00? 2");
  EXPECT_EQ(result.status, Status::impossible);
  EXPECT_EQ(result.outcome.impossible()->reason, "2 lamps cannot be lit");
  EXPECT_FALSE(result.proof_ms);
}

TEST(Solve, AnIncompleteAnswerHasTheStatusOfItsEnd) {
  const Found<Answer> partial{{"1?1"}, false};
  EXPECT_EQ(solved(*giving({partial, End::finished}), kOnly).status, Status::partial);
  EXPECT_EQ(solved(*giving({partial, End::stopped}), kOnly).status, Status::stopped);
  EXPECT_EQ(solved(*giving({partial, End::timeout}), kOnly).status, Status::timeout);
  EXPECT_EQ(solved(*giving({partial, End::nodes}), kOnly).status, Status::nodes);
  EXPECT_EQ(solved(*giving({partial, End::memory}), kOnly).status, Status::memory);
}

TEST(Solve, NothingFoundHasTheStatusOfItsEnd) {
  EXPECT_EQ(solved(*giving({.found = {}, .end = End::timeout}), kOnly).status, Status::timeout);
  EXPECT_EQ(solved(*giving({.found = {}, .end = End::memory}), kOnly).status, Status::memory);
}

TEST(Solve, ACompleteAnswerIsSolvedThoughItsBudgetIsUsedUp) {
  const auto result = solved(*giving({Found<Answer>{{"101"}}, End::timeout}), kOnly);
  EXPECT_EQ(result.status, Status::solved);
  EXPECT_EQ(result.outcome.end, End::timeout);
}

// A referee that takes so many looks at the clock for its word, and has none when it is stopped.
template <int looks>
Ruling slow_check(const Puzzle& /*puzzle*/, const Answer& /*answer*/, Extent /*extent*/, Context& context) {
  Ruling ruling;
  for (int i = 0; i < looks; ++i) {
    if (context.proceed()) continue;
    ruling.leave(at(0, 1));
    break;
  }
  return ruling;
}

TEST(Solve, WhatTheRefereeCannotDecideInTimeIsNotChecked) {
  ManualClock clock(1ms);
  const auto family = lamps::family({lamps::searching()}, lamps::another, slow_check<1000>);
  const auto result = solved(*family, kOnly, {.time = 100ms}, {.clock = &clock});
  EXPECT_EQ(result.status, Status::not_checked);
  EXPECT_EQ(result.unchecked, std::vector{at(0, 1)});
  EXPECT_EQ(exit_code(result.status), ExitCode::unfinished);
}

TEST(Solve, TheRefereeHasAMomentEvenWhenTheTimeIsUsedUp) {
  ManualClock clock(1ms);
  const auto family = lamps::family({lamps::endless()}, lamps::another, slow_check<20>);
  const auto result = solved(*family, kOnly, {.time = 100ms}, {.clock = &clock});
  EXPECT_EQ(result.status, Status::timeout);
  EXPECT_TRUE(result.unchecked.empty());
}

TEST(Solve, TheRefereeHasAMomentEvenWhenTheRunWasStopped) {
  ManualClock clock(1ms);
  std::stop_source stop;
  stop.request_stop();
  const auto quick = lamps::family({lamps::endless()}, lamps::another, slow_check<20>);
  EXPECT_TRUE(solved(*quick, kOnly, {}, {.stop = stop.get_token(), .clock = &clock}).unchecked.empty());
  const auto slow = lamps::family({lamps::endless()}, lamps::another, slow_check<1000>);
  const auto cut = solved(*slow, kOnly, {}, {.stop = stop.get_token(), .clock = &clock});
  EXPECT_EQ(cut.status, Status::stopped);
  EXPECT_EQ(cut.unchecked, std::vector{at(0, 1)});
}

TEST(Solve, TheTimeToldIsTheTimeWaited) {
  ManualClock clock(1ms);
  const auto family = lamps::family({lamps::searching()}, lamps::another, slow_check<30>);
  const auto result = solved(*family, kOnly, {.time = 10s}, {.clock = &clock});
  EXPECT_GE(result.check_ms, 30);
  EXPECT_GE(result.time_ms, result.check_ms + *result.proof_ms);
}

TEST(Solve, ARefereeOutOfMemoryHasDecidedNothing) {
  const auto family =
      lamps::family({lamps::searching()}, lamps::another,
                    [](const Puzzle&, const Answer&, Extent, Context&) -> Ruling { throw std::bad_alloc(); });
  EXPECT_EQ(solved(*family, kOnly).status, Status::not_checked);
}

TEST(Solve, TheMostBytesHeldAtOnceAreTold) {
  const auto family = lamps::family({lamps::strategy("greedy", [](const Puzzle&, Context& context) {
    for (const std::size_t bytes : {3000U, 5000U, 2000U}) {
      const Reservation held(context, bytes);
      EXPECT_TRUE(held.granted());
    }
    return Outcome<Answer>{Found<Answer>{{"101"}}};
  })});
  EXPECT_EQ(solved(*family, kOnly).peak_bytes, 5000U);
}

TEST(Solve, StatusesHaveTheNamesAndExitCodesOfTheContract) {
  EXPECT_EQ(name(Status::solved), "solved");
  EXPECT_EQ(name(Status::impossible), "impossible");
  EXPECT_EQ(name(Status::partial), "partial");
  EXPECT_EQ(name(Status::stopped), "stopped");
  EXPECT_EQ(name(Status::timeout), "timeout");
  EXPECT_EQ(name(Status::nodes), "nodes");
  EXPECT_EQ(name(Status::memory), "memory");
  EXPECT_EQ(name(Status::not_checked), "not_checked");
  EXPECT_EQ(exit_code(Status::solved), ExitCode::answered);
  EXPECT_EQ(exit_code(Status::impossible), ExitCode::refuted);
  for (const auto open : {Status::partial, Status::stopped, Status::timeout, Status::nodes, Status::memory,
                          Status::not_checked}) {
    EXPECT_EQ(exit_code(open), ExitCode::unfinished);
  }
}

TEST(SolveCheck, AWrongAnswerIsAFault) {
  EXPECT_THROW(solved(*giving({Found<Answer>{{"111"}}}), kOnly), Fault);
  EXPECT_THROW(solved(*giving({Found<Answer>{{"001"}, false}, End::nodes}), kOnly), Fault);
  EXPECT_THROW(solved(*giving({Found<Answer>{{"1?1"}}}), kOnly), Fault);
}

TEST(SolveCheck, TheFaultSaysWhoseItIsAndWhatIsWrong) {
  try {
    solved(*giving({Found<Answer>{{"111"}}}), kOnly);
    FAIL();
  } catch (const Fault& fault) {
    EXPECT_STREQ(fault.what(), "the answer of lamps 'told' fails its check: another number is lit");
  }
}

TEST(SolveCheck, ASecondAnswerThatIsWrongOrTheSameIsAFault) {
  Found<Answer> found{{"1001"}};
  found.unique = false;
  found.second = Answer{"1111"};
  EXPECT_THROW(solved(*giving({found}), "?0?1 2"), Fault);
  found.second = Answer{"1001"};
  EXPECT_THROW(solved(*giving({found}), "?0?1 2"), Fault);
  found.second = Answer{"0011"};
  EXPECT_EQ(solved(*giving({found}), "?0?1 2").status, Status::solved);
}

TEST(SolveUnique, IsProvenWhereTheStrategyDoesNotSay) {
  const auto family = lamps::family();
  const auto one = solved(*family, kOnly);
  EXPECT_EQ(one.outcome.answer()->unique, true);
  EXPECT_TRUE(one.proof_ms);
  const auto several = solved(*family, "?0?1 2");
  EXPECT_EQ(several.outcome.answer()->unique, false);
  ASSERT_TRUE(several.outcome.answer()->second);
  EXPECT_EQ(family->write_answer(*lamps::puzzle_of(*family, "?0?1 2"), **several.outcome.answer()->second),
            "0011\n");
}

TEST(SolveUnique, IsLeftOpenWhereNobodyAsks) {
  const auto family = lamps::family();
  const auto result = solved(*family, kOnly, {.prove_unique = false});
  EXPECT_EQ(result.status, Status::solved);
  EXPECT_FALSE(result.outcome.answer()->unique);
  EXPECT_FALSE(result.proof_ms);
}

TEST(SolveUnique, AProofThatIsCutLeavesItOpenAndTheAnswerSolved) {
  const auto second = [](const Puzzle&, const Answer&, Context& context) -> Outcome<Answer> {
    while (context.enter_node()) continue;
    return {.found = {}, .end = context.end()};
  };
  const auto family = giving({Found<Answer>{{"101"}}}, second);
  const auto result = solved(*family, kOnly, {.nodes = 100});
  EXPECT_EQ(result.status, Status::solved);
  EXPECT_FALSE(result.outcome.answer()->unique);
  EXPECT_EQ(result.outcome.end, End::nodes);
}

TEST(SolveUnique, TheProofHasWhatIsLeftOfTheTime) {
  ManualClock clock;
  static std::optional<std::chrono::nanoseconds> left;
  const auto second = [](const Puzzle&, const Answer&, Context& context) -> Outcome<Answer> {
    left = context.limits().time;
    return {Objection{"no other"}};
  };
  const auto family = lamps::family({lamps::strategy("slow",
                                                     [&](const Puzzle&, Context&) -> Outcome<Answer> {
                                                       clock.advance(700ms);
                                                       return {Found<Answer>{{"101"}}};
                                                     })},
                                    second);
  const auto result = solved(*family, kOnly, {.time = 1s}, {.clock = &clock});
  EXPECT_EQ(left, 300ms);
  EXPECT_EQ(result.time_ms, 700.0);
  EXPECT_EQ(result.proof_ms, 0.0);
}

TEST(SolveUnique, ItsNodesAreCountedApart) {
  const auto result = solved(*lamps::family(), kOnly);
  ASSERT_EQ(result.metrics.extra.size(), 1U);
  EXPECT_EQ(result.metrics.extra[0].first, "proof_states");
  EXPECT_GT(result.metrics.extra[0].second, 0);
}

TEST(SolveLimits, ReachTheStrategy) {
  Limits seen;
  std::uint64_t seed = 0;
  int threads = 0;
  const auto family = lamps::family(
      {lamps::strategy("curious", [&](const Puzzle& puzzle, Context& context) -> Outcome<Answer> {
        seen = context.limits();
        seed = context.seed();
        threads = context.threads();
        return lamps::search(puzzle, "", context);
      })});
  const auto result =
      solved(*family, kOnly, {.time = 3s, .nodes = 77, .bytes = 1234, .threads = 2, .seed = 9});
  EXPECT_EQ(seen.time, 3s);
  EXPECT_EQ(seen.nodes, 77U);
  EXPECT_EQ(seen.bytes, 1234U);
  EXPECT_EQ(seed, 9U);
  EXPECT_EQ(threads, 2);
  EXPECT_EQ(result.seed, 9U);
  EXPECT_EQ(result.threads, 2);
  (void)solved(*family, kOnly);
  EXPECT_EQ(seen.time, 60s) << "the strategy's own limit where none is given";
  EXPECT_EQ(seen.nodes, std::nullopt);
}

TEST(SolveLimits, EndARunThatWouldNotEnd) {
  const auto family = lamps::family();
  EXPECT_EQ(solved(*family, kOnly, {.strategy = "endless", .nodes = 100}).status, Status::nodes);
  ManualClock clock(kEveryNode);
  EXPECT_EQ(solved(*family, kOnly, {.strategy = "endless", .time = 50ms}, {.clock = &clock}).status,
            Status::timeout);
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(solved(*family, kOnly, {.strategy = "endless"}, {.stop = source.get_token()}).status,
            Status::stopped);
}

TEST(SolveLimits, RunningOutOfMemoryIsAnEndLikeAnyOther) {
  const auto family = lamps::family({lamps::strategy(
      "hungry", [](const Puzzle&, Context&) -> Outcome<Answer> { throw std::bad_alloc(); })});
  const auto result = solved(*family, kOnly);
  EXPECT_EQ(result.status, Status::memory);
  EXPECT_EQ(result.outcome.end, End::memory);
}

TEST(SolveLimits, RunningOutOfMemoryInTheProofKeepsTheAnswer) {
  const auto second = [](const Puzzle&, const Answer&, Context&) -> Outcome<Answer> {
    throw std::bad_alloc();
  };
  const auto result = solved(*giving({Found<Answer>{{"101"}}}, second), kOnly);
  EXPECT_EQ(result.status, Status::solved);
  EXPECT_EQ(result.outcome.end, End::memory);
  EXPECT_FALSE(result.outcome.answer()->unique);
}

TEST(Solve, BadUsageIsAnErrorInWords) {
  const auto family = lamps::family();
  const auto puzzle = lamps::puzzle_of(*family, kOnly);
  EXPECT_EQ(solve(*family, *puzzle, {.strategy = "serch"}).error().message,
            "unknown strategy 'serch'; did you mean 'search'? (known: search, endless)");
  EXPECT_EQ(solve(*family, *puzzle, {.parameters = Record::Map{{"depth", 1}}}).error().message,
            "unknown parameter 'depth': there are none");
}

TEST(Solve, ProgressReachesTheHook) {
  ManualClock clock(kEveryNode);
  std::vector<Progress> heard;
  const auto family = lamps::family();
  (void)solved(*family, kOnly, {.strategy = "endless", .nodes = 1000},
               {.progress = [&](const Progress& progress) { heard.push_back(progress); }, .clock = &clock});
  ASSERT_FALSE(heard.empty());
  EXPECT_EQ(heard.front().message, "still dark");
}

}  // namespace
}  // namespace quadrille::service
