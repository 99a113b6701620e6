#include "service/job.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <latch>
#include <mutex>

#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

using lamps::Answer;
using lamps::Puzzle;

TEST(SolveJob, GivesTheResultOfTheSolve) {
  const auto family = lamps::family();
  const SolveJob job(*family, lamps::puzzle_of(*family, "1?1 2"), {}, {});
  const auto result = job.result();
  ASSERT_TRUE(result);
  EXPECT_EQ(result->status, Status::solved);
  EXPECT_TRUE(job.done());
  EXPECT_EQ(job.result()->status, Status::solved) << "the result may be asked for again";
}

TEST(SolveJob, AStopBeforeItHasBegunIsNotLost) {
  const auto family = lamps::family();
  for (int i = 0; i < 50; ++i) {
    SolveJob job(*family, lamps::puzzle_of(*family, "1?1 2"), {.strategy = "endless"}, {});
    job.stop();
    EXPECT_EQ(job.result()->status, Status::stopped);
  }
}

TEST(SolveJob, AStopFromAnotherThreadEndsARunUnderWay) {
  std::latch under_way(1);
  const auto family = lamps::family({lamps::strategy("told", [&](const Puzzle& puzzle, Context& context) {
    (void)context.enter_node();
    under_way.count_down();
    return lamps::endless().bind({}).value()(puzzle, context);
  })});
  SolveJob job(*family, lamps::puzzle_of(*family, "1?1 2"), {}, {});
  under_way.wait();
  EXPECT_FALSE(job.done());
  const std::jthread other([&] { job.stop(); });
  const auto result = job.result();
  EXPECT_EQ(result->status, Status::stopped);
  EXPECT_GT(result->metrics.nodes, 0U);
}

TEST(SolveJob, StoppingOneLeavesAnotherAlone) {
  const auto family = lamps::family();
  const auto puzzle = lamps::puzzle_of(*family, "1?1 2");
  SolveJob first(*family, puzzle, {.strategy = "endless"}, {});
  SolveJob second(*family, puzzle, {.strategy = "endless"}, {});
  first.stop();
  EXPECT_EQ(first.result()->status, Status::stopped);
  EXPECT_FALSE(second.done());
}

TEST(SolveJob, ItsEndStopsAndWaits) {
  std::atomic<bool> ended = false;
  const auto family = lamps::family({lamps::strategy("told", [&](const Puzzle& puzzle, Context& context) {
    auto outcome = lamps::endless().bind({}).value()(puzzle, context);
    ended = true;
    return outcome;
  })});
  { const SolveJob job(*family, lamps::puzzle_of(*family, "1?1 2"), {}, {}); }
  EXPECT_TRUE(ended);
}

TEST(SolveJob, DoneIsToldOnceAndAfterTheLastProgress) {
  const auto family = lamps::family();
  std::mutex guard;
  std::vector<std::string> events;
  std::latch heard(1);
  {
    SolveJob job(
        *family, lamps::puzzle_of(*family, "1?1 2"), {.strategy = "endless"},
        [&](const Progress&) {
          const std::scoped_lock lock(guard);
          if (events.empty()) heard.count_down();
          events.emplace_back("progress");
        },
        [&](const SolveJob::Result& result) {
          const std::scoped_lock lock(guard);
          events.emplace_back(name(result->status));
        });
    heard.wait();
    job.stop();
    (void)job.result();
  }
  ASSERT_GE(events.size(), 2U);
  EXPECT_EQ(events.back(), "stopped");
  EXPECT_EQ(std::ranges::count(events, "stopped"), 1);
}

TEST(SolveJob, BadUsageIsItsResult) {
  const auto family = lamps::family();
  const SolveJob job(*family, lamps::puzzle_of(*family, "1?1 2"), {.strategy = "none"}, {});
  EXPECT_FALSE(job.result());
}

TEST(SolveJob, AFaultReachesWhoeverAsksForTheResult) {
  const auto family = lamps::family({lamps::strategy(
      "wrong", [](const Puzzle&, Context&) -> Outcome<Answer> { return {Found<Answer>{{"111"}}}; })});
  const SolveJob job(*family, lamps::puzzle_of(*family, "1?1 2"), {}, {});
  EXPECT_THROW((void)job.result(), Fault);
}

}  // namespace
}  // namespace quadrille::service
