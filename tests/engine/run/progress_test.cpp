
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "engine/run/context.hpp"
#include "support/manual_clock.hpp"

namespace quadrille {
namespace {

using namespace std::chrono_literals;

// A context on a clock moved by hand, and everything it was heard to report.
struct Listener {
  ManualClock clock{};
  std::vector<Progress> heard{};
  Context context{
      {.progress = [this](const Progress& progress) { heard.push_back(progress); }, .clock = &clock}};

  void report_after(std::chrono::nanoseconds pause, Progress progress) {
    clock.advance(pause);
    ASSERT_TRUE(context.proceed());
    context.report(std::move(progress));
  }
};

TEST(Progress, CarriesMessageScoreAndNodes) {
  Listener listener;
  ASSERT_TRUE(listener.context.enter_node());
  listener.report_after(100ms, {.done = 0.5, .message = "half", .best = 12});
  ASSERT_EQ(listener.heard.size(), 1U);
  EXPECT_EQ(listener.heard[0].done, 0.5);
  EXPECT_EQ(listener.heard[0].message, "half");
  EXPECT_EQ(listener.heard[0].best, 12);
  EXPECT_EQ(listener.heard[0].nodes, 1U);
}

TEST(Progress, StaysBetweenNothingAndAll) {
  Listener listener;
  listener.report_after(100ms, {.done = -0.5});
  listener.report_after(100ms, {.done = 1.5});
  ASSERT_EQ(listener.heard.size(), 2U);
  EXPECT_EQ(listener.heard[0].done, 0.0);
  EXPECT_EQ(listener.heard[1].done, 1.0);
}

TEST(Progress, NeverFalls) {
  Listener listener;
  for (const double done : {0.2, 0.6, 0.4}) listener.report_after(100ms, {.done = done});
  ASSERT_EQ(listener.heard.size(), 3U);
  EXPECT_EQ(listener.heard[2].done, 0.6);
}

TEST(Progress, TheBestSoFarNeverFallsWhoeverReports) {
  Listener listener;
  auto behind = listener.context.child({});
  listener.report_after(100ms, {.best = 144});
  listener.clock.advance(100ms);
  ASSERT_TRUE(behind.proceed());
  behind.report({.best = 143});
  listener.report_after(100ms, {.message = "no figure"});
  listener.report_after(100ms, {.best = 145});
  ASSERT_EQ(listener.heard.size(), 4U);
  EXPECT_EQ(listener.heard[1].best, 144);
  EXPECT_FALSE(listener.heard[2].best);
  EXPECT_EQ(listener.heard[3].best, 145);
}

TEST(Progress, MayBeUnknown) {
  Listener listener;
  listener.report_after(100ms, {.done = 0.5});
  listener.report_after(100ms, {.message = "hard to say"});
  ASSERT_EQ(listener.heard.size(), 2U);
  EXPECT_FALSE(listener.heard[1].done);
}

RC_GTEST_PROP(Progress, ComesAtMostTenTimesASecond, ()) {
  Listener listener;
  std::vector<std::chrono::nanoseconds> times;
  for (int i = 0; i < 200; ++i) {
    listener.report_after(std::chrono::milliseconds(*rc::gen::inRange(0, 60)), {.done = 0.01 * i});
    if (times.size() < listener.heard.size()) times.push_back(listener.clock.time());
  }
  auto last = 0ns;
  for (const auto time : times) {
    RC_ASSERT(time - last >= 100ms);
    last = time;
  }
}

TEST(Progress, IsDueWhenAReportWouldBeHeard) {
  Listener listener;
  EXPECT_FALSE(listener.context.report_due());
  listener.clock.advance(100ms);
  ASSERT_TRUE(listener.context.proceed());
  EXPECT_TRUE(listener.context.report_due());
  listener.context.report({.done = 0.1});
  EXPECT_FALSE(listener.context.report_due());
}

TEST(Progress, NobodyListeningIsNeverDue) {
  ManualClock clock(1s);
  Context context({.clock = &clock});
  ASSERT_TRUE(context.enter_node());
  EXPECT_FALSE(context.report_due());
  context.report({.done = 0.5});
}

TEST(Progress, AQuietChildAndItsChildrenAreNotHeard) {
  Listener listener;
  auto quiet = listener.context.child({.quiet = true});
  auto grandchild = quiet.child({});
  listener.clock.advance(1s);
  for (auto* context : {&quiet, &grandchild}) {
    ASSERT_TRUE(context->proceed());
    EXPECT_FALSE(context->report_due());
    context->report({.done = 0.5});
  }
  EXPECT_TRUE(listener.heard.empty());
}

TEST(Progress, ChildrenShareTheRateAndTheMark) {
  Listener listener;
  auto child = listener.context.child({});
  listener.report_after(100ms, {.done = 0.5});
  ASSERT_TRUE(child.proceed());
  child.report({.done = 0.9});
  EXPECT_EQ(listener.heard.size(), 1U);
  listener.clock.advance(100ms);
  ASSERT_TRUE(child.proceed());
  child.report({.done = 0.1});
  ASSERT_EQ(listener.heard.size(), 2U);
  EXPECT_EQ(listener.heard[1].done, 0.5);
}

}  // namespace
}  // namespace quadrille
