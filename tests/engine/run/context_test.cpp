#include "engine/run/context.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "support/manual_clock.hpp"

namespace quadrille {
namespace {

using namespace std::chrono_literals;

// Enters nodes until the context says no; for runs that a limit ends.
std::uint64_t run_out(Context& context) {
  std::uint64_t entered = 0;
  while (context.enter_node()) ++entered;
  return entered;
}

TEST(Context, CountsTheNodesThatWereEntered) {
  Context context({});
  for (int i = 0; i < 1000; ++i) ASSERT_TRUE(context.enter_node());
  EXPECT_EQ(context.metrics.nodes, 1000U);
  EXPECT_EQ(context.end(), End::finished);
}

RC_GTEST_PROP(Context, ANodeLimitIsExact, ()) {
  const auto limit = *rc::gen::inRange<std::uint64_t>(0, 5000);
  Context context({.limits = {.nodes = limit}});
  RC_ASSERT(run_out(context) == limit);
  RC_ASSERT(context.metrics.nodes == limit);
  RC_ASSERT(context.end() == End::nodes);
}

TEST(Context, OnceEndedItStaysEnded) {
  Context context({.limits = {.nodes = 1}});
  EXPECT_TRUE(context.enter_node());
  EXPECT_FALSE(context.enter_node());
  EXPECT_FALSE(context.enter_node());
  EXPECT_FALSE(context.proceed());
  EXPECT_EQ(context.end(), End::nodes);
  EXPECT_EQ(context.metrics.nodes, 1U);
}

TEST(Context, AStopBeforeTheStartLetsNoNodeThrough) {
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  EXPECT_FALSE(context.enter_node());
  EXPECT_EQ(context.metrics.nodes, 0U);
  EXPECT_EQ(context.end(), End::stopped);
}

RC_GTEST_PROP(Context, AStopIsSeenAtTheNextNode, ()) {
  const auto wanted = *rc::gen::inRange<std::uint64_t>(1, 5000);
  std::stop_source source;
  Context context({.stop = source.get_token()});
  while (context.enter_node()) {
    if (context.metrics.nodes == wanted) source.request_stop();
  }
  RC_ASSERT(context.metrics.nodes == wanted);
  RC_ASSERT(context.end() == End::stopped);
}

TEST(Context, ProceedSeesAStopWithoutCounting) {
  std::stop_source source;
  Context context({.stop = source.get_token()});
  EXPECT_TRUE(context.proceed());
  source.request_stop();
  EXPECT_FALSE(context.proceed());
  EXPECT_EQ(context.end(), End::stopped);
  EXPECT_EQ(context.metrics.nodes, 0U);
}

TEST(ContextTime, ALimitIsSeenAtTheNodeAtWhichItIsReached) {
  ManualClock clock;
  Context context({.limits = {.time = 10ms}, .clock = &clock});
  int entered = 0;
  while (true) {
    clock.advance(1ms);  // the length of a node
    if (!context.enter_node()) break;
    ++entered;
  }
  EXPECT_EQ(entered, 9);
  EXPECT_EQ(context.end(), End::timeout);
}

TEST(ContextTime, ALimitIsSeenThoughNodesAreCheapAndTheClockIsReadRarely) {
  ManualClock clock(100us);
  Context context({.limits = {.time = 3ms}, .clock = &clock});
  const auto entered = run_out(context);
  EXPECT_EQ(context.end(), End::timeout);
  EXPECT_GT(entered, 10'000U);
  EXPECT_LE(clock.readings(), 31U);
}

TEST(ContextTime, NodesThatBecomeLongAreLookedAtOftenAgain) {
  ManualClock clock;
  Context context({.limits = {.time = 10s}, .clock = &clock});
  // Ten readings of a standing clock make a stride of 2^9 nodes.
  while (clock.readings() < 10) ASSERT_TRUE(context.enter_node());
  const auto quick = context.metrics.nodes;
  while (clock.advance(1ms), context.enter_node()) continue;
  EXPECT_EQ(context.end(), End::timeout);
  EXPECT_EQ(context.metrics.nodes - quick, 10'000U) << "the limit is seen at the node at which it is reached";
  EXPECT_GT(clock.readings(), 8'000U);
}

TEST(ContextTime, PacedAnewTheNextNodeIsLookedAt) {
  ManualClock clock;
  Context context({.limits = {.time = 10s}, .clock = &clock});
  while (clock.readings() < 10) ASSERT_TRUE(context.enter_node());
  context.pace_anew();
  clock.advance(10s);
  EXPECT_FALSE(context.enter_node());
}

TEST(ContextTime, ALimitOfNothingEndsBeforeTheFirstNodeIsEntered) {
  ManualClock clock;
  Context context({.limits = {.time = 0ns}, .clock = &clock});
  EXPECT_FALSE(context.enter_node());
  EXPECT_EQ(context.end(), End::timeout);
}

TEST(ContextTime, AnEndlessLimitDoesNotOverflow) {
  ManualClock clock(1h);
  Context context({.limits = {.time = std::chrono::nanoseconds::max()}, .clock = &clock});
  EXPECT_TRUE(context.enter_node());
  EXPECT_EQ(context.remaining(), std::chrono::nanoseconds::max());
}

TEST(ContextTime, ProceedLooksAtTheClockEveryTime) {
  ManualClock clock;
  Context context({.limits = {.time = 5ms}, .clock = &clock});
  clock.advance(4ms);
  EXPECT_TRUE(context.proceed());
  EXPECT_EQ(context.elapsed(), 4ms);
  EXPECT_EQ(context.remaining(), 1ms);
  clock.advance(1ms);
  EXPECT_FALSE(context.proceed());
  EXPECT_EQ(context.end(), End::timeout);
  clock.advance(1ms);
  EXPECT_EQ(context.remaining(), 0ms);
}

TEST(ContextSpent, FollowsTheNodesAloneUnderANodeLimit) {
  ManualClock clock;
  Context context({.limits = {.time = 1s, .nodes = 8}, .clock = &clock});
  EXPECT_EQ(context.spent(), 0.0);
  clock.advance(900ms);
  EXPECT_TRUE(context.proceed());
  EXPECT_EQ(context.spent(), 0.0);
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(context.enter_node());
  EXPECT_EQ(context.spent(), 0.25);
  run_out(context);
  EXPECT_EQ(context.spent(), 1.0);
}

TEST(ContextSpent, FollowsTheTimeWhereThereIsNoNodeLimit) {
  ManualClock clock;
  Context context({.limits = {.time = 1s}, .clock = &clock});
  EXPECT_EQ(context.spent(), 0.0);
  clock.advance(250ms);
  EXPECT_TRUE(context.proceed());
  EXPECT_EQ(context.spent(), 0.25);
  clock.advance(10s);
  EXPECT_FALSE(context.proceed());
  EXPECT_EQ(context.spent(), 1.0);
}

TEST(ContextSpent, IsNothingWithoutALimitAndAllOfALimitOfNothing) {
  ManualClock clock(1s);
  Context unlimited({.clock = &clock});
  EXPECT_TRUE(unlimited.enter_node());
  EXPECT_EQ(unlimited.spent(), 0.0);
  EXPECT_EQ(Context({.limits = {.nodes = 0}}).spent(), 1.0);
  EXPECT_EQ(Context({.limits = {.time = 0ns}}).spent(), 1.0);
}

TEST(ContextBytes, AreGivenUpToTheLimitAndTakenBack) {
  Context context({.limits = {.bytes = 100}});
  EXPECT_TRUE(context.reserve(60));
  EXPECT_TRUE(context.reserve(40));
  context.release(50);
  EXPECT_TRUE(context.reserve(50));
  EXPECT_EQ(context.end(), End::finished);
  EXPECT_FALSE(context.reserve(1));
  EXPECT_EQ(context.end(), End::memory);
  EXPECT_FALSE(context.enter_node());
}

TEST(ContextBytes, ARefusalTakesNothing) {
  Context context({.limits = {.bytes = 100}});
  EXPECT_FALSE(context.reserve(101));
  EXPECT_TRUE(context.reserve(100));
}

TEST(ContextBytes, AnAbsurdRequestDoesNotOverflow) {
  Context context({.limits = {.bytes = 100}});
  EXPECT_TRUE(context.reserve(50));
  EXPECT_FALSE(context.reserve(std::numeric_limits<std::size_t>::max()));
  EXPECT_FALSE(context.reserve(std::numeric_limits<std::size_t>::max() - 20));
  EXPECT_TRUE(context.reserve(50));
}

TEST(ContextBytes, AreSharedWithChildren) {
  Context context({.limits = {.bytes = 100}});
  auto child = context.child({});
  EXPECT_TRUE(child.reserve(70));
  EXPECT_FALSE(context.reserve(40));
  child.release(70);
  EXPECT_TRUE(context.reserve(100));
}

TEST(Reservation, HoldsItsBytesForAsLongAsItLives) {
  Context context({.limits = {.bytes = 100}});
  {
    Reservation held(context, 60);
    EXPECT_TRUE(held.granted());
    EXPECT_TRUE(held.grow(40));
    EXPECT_FALSE(held.grow(1));
    EXPECT_FALSE(Reservation(context, 1).granted());
  }
  EXPECT_TRUE(context.reserve(100));
}

TEST(ContextChild, CountsForItselfAndIsJoined) {
  Context context({});
  ASSERT_TRUE(context.enter_node());
  auto child = context.child({});
  EXPECT_EQ(child.metrics.nodes, 0U);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(child.enter_node());
  child.metrics.backtracks = 2;
  child.metrics.add("lines", 5);
  context.join(child);
  EXPECT_EQ(context.metrics.nodes, 4U);
  EXPECT_EQ(context.metrics.backtracks, 2U);
  EXPECT_EQ(context.metrics.extra, (std::vector{std::pair<std::string, double>{"lines", 5}}));
  EXPECT_EQ(context.end(), End::finished);
}

TEST(ContextChild, GetsNoMoreNodesThanAreLeft) {
  Context context({.limits = {.nodes = 10}});
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(context.enter_node());
  auto child = context.child({.nodes = 100});
  EXPECT_EQ(child.limits().nodes, 4U);
  EXPECT_EQ(run_out(child), 4U);
  context.join(child);
  EXPECT_EQ(context.metrics.nodes, 10U);
  EXPECT_EQ(context.end(), End::nodes);
}

TEST(ContextChild, ASliceThatIsUsedUpDoesNotEndTheWhole) {
  Context context({.limits = {.nodes = 10}});
  auto child = context.child({.nodes = 3});
  EXPECT_EQ(run_out(child), 3U);
  EXPECT_EQ(child.end(), End::nodes);
  context.join(child);
  EXPECT_EQ(context.end(), End::finished);
  EXPECT_EQ(run_out(context), 7U);
}

TEST(ContextChild, HasTheNearerOfBothDeadlines) {
  ManualClock clock;
  Context context({.limits = {.time = 10ms}, .clock = &clock});
  clock.advance(6ms);
  EXPECT_EQ(context.child({.time = 100ms}).remaining(), 4ms);
  EXPECT_EQ(context.child({}).limits().time, 4ms);
  auto brief = context.child({.time = 2ms});
  clock.advance(2ms);
  EXPECT_FALSE(brief.enter_node());
  EXPECT_EQ(brief.end(), End::timeout);
  context.join(brief);
  EXPECT_EQ(context.end(), End::finished);
  auto last = context.child({});
  clock.advance(2ms);
  EXPECT_FALSE(last.enter_node());
  context.join(last);
  EXPECT_EQ(context.end(), End::timeout);
}

TEST(ContextChild, SpendsItsOwnSlice) {
  ManualClock clock;
  Context context({.limits = {.time = 10ms}, .clock = &clock});
  clock.advance(5ms);
  auto child = context.child({});
  EXPECT_EQ(child.spent(), 0.0);
  clock.advance(1ms);
  EXPECT_TRUE(child.proceed());
  EXPECT_EQ(child.spent(), 0.2);
}

TEST(ContextChild, InheritsSeedThreadsAndStop) {
  std::stop_source source;
  Context context({.stop = source.get_token(), .seed = 7, .threads = 3});
  auto child = context.child({});
  auto other = context.child({.seed = 8, .threads = 1});
  EXPECT_EQ(child.seed(), 7U);
  EXPECT_EQ(child.threads(), 3);
  EXPECT_EQ(other.seed(), 8U);
  EXPECT_EQ(other.threads(), 1);
  source.request_stop();
  EXPECT_FALSE(child.enter_node());
  context.join(child);
  EXPECT_EQ(context.end(), End::stopped);
}

TEST(ContextChild, MayBeStoppedAlone) {
  std::stop_source source;
  Context context({});
  auto child = context.child({.stop = source.get_token()});
  source.request_stop();
  EXPECT_FALSE(child.enter_node());
  EXPECT_EQ(child.end(), End::stopped);
  context.join(child);
  EXPECT_EQ(context.end(), End::finished);
}

// A gate that lets through a given number of nodes, and then no more.
class Turnstile final : public Gate {
 public:
  explicit Turnstile(std::vector<std::uint64_t> slices) : slices_(std::move(slices)) {}
  std::uint64_t pass() noexcept override { return asked_ < slices_.size() ? slices_[asked_++] : 0; }
  [[nodiscard]] std::size_t asked() const { return asked_; }

 private:
  std::vector<std::uint64_t> slices_;
  std::size_t asked_ = 0;
};

TEST(ContextGate, IsAskedWheneverASliceIsUsedUp) {
  Turnstile gate({5, 100, 1});
  Context context({});
  auto child = context.child({.gate = &gate});
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(child.enter_node());
  EXPECT_EQ(gate.asked(), 1U);
  ASSERT_TRUE(child.enter_node());
  EXPECT_EQ(gate.asked(), 2U);
  EXPECT_EQ(run_out(child), 100U);
  EXPECT_EQ(child.metrics.nodes, 106U);
  EXPECT_EQ(child.end(), End::stopped);
}

TEST(Context, StreamsOfOneSeedDiffer) {
  const Context context({.seed = 5});
  auto first = context.random(0);
  auto second = context.random(1);
  auto again = Context({.seed = 5}).random(0);
  const auto number = first.next();
  EXPECT_NE(number, second.next());
  EXPECT_EQ(number, again.next());
}

TEST(Context, LogsWhatIsWantedButNotOfItsSilentParts) {
  std::vector<std::string> lines;
  Context context(
      {.log = {[&](LogLevel, std::string_view line) { lines.emplace_back(line); }, LogLevel::info}});
  context.log(LogLevel::info, "a phase");
  context.log(LogLevel::debug, "a count");
  auto quiet = context.child({.quiet = true});
  quiet.log(LogLevel::info, "a phase of a part");
  auto silent = context.child({.silent = true});
  silent.log(LogLevel::info, "one of thousands");
  silent.child({}).log(LogLevel::info, "and a part of it");
  EXPECT_EQ(lines, (std::vector<std::string>{"a phase", "a phase of a part"}));
}

TEST(Context, HasAtLeastOneThread) { EXPECT_EQ(Context({.threads = 0}).threads(), 1); }

TEST(Ends, HaveTheNamesOfTheContract) {
  EXPECT_EQ(name(End::finished), "finished");
  EXPECT_EQ(name(End::stopped), "stopped");
  EXPECT_EQ(name(End::timeout), "timeout");
  EXPECT_EQ(name(End::nodes), "nodes");
  EXPECT_EQ(name(End::memory), "memory");
}

}  // namespace
}  // namespace quadrille
