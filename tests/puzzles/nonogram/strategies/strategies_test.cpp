#include "puzzles/nonogram/strategies/list.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::nonogram {
namespace {

struct Ran {
  Outcome<Painting> outcome;
  Metrics metrics;
};

Ran run(std::string_view name, const Puzzle& puzzle, RunSettings settings, const Record& parameters = {}) {
  const auto list = strategies();
  const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
  Context context(std::move(settings));
  auto outcome = strategy->bind(parameters).value()(puzzle, context);
  return {std::move(outcome), context.metrics};
}

rc::Gen<std::string> any_strategy() {
  return rc::gen::element<std::string>("auto", "line", "combinations", "probe", "learn", "sat");
}

// Hard enough that every strategy has something to do, small enough to be over soon.
constexpr Shape kShape{.most_rows = 14, .most_cols = 14, .most_colours = 3};

TEST(NonogramStrategies, StandInTheOrderUsersSee) {
  std::vector<std::string> names;
  for (const auto& strategy : strategies()) names.push_back(strategy.info.name);
  EXPECT_EQ(names, (std::vector<std::string>{"auto", "line", "combinations", "probe", "learn", "sat"}));
  for (const auto& strategy : strategies()) EXPECT_EQ(strategy.info.time, std::chrono::seconds(60));
}

RC_GTEST_PROP(NonogramStrategies, SayNothingThatAnAnswerContradicts, ()) {
  const auto known = *any_known(kShape);
  const auto ran = run(*any_strategy(), known.puzzle, {});
  RC_ASSERT(ran.outcome.end == End::finished);
  const auto* found = ran.outcome.answer();
  RC_ASSERT(found != nullptr);
  const auto extent = found->complete ? Extent::whole : Extent::so_far;
  RC_ASSERT(check(known.puzzle, found->answer, extent).empty());
  // A partial painting and the only answer are parts of the known one.
  if (found->complete && found->unique != true) return;
  for_each_cell(known.puzzle.size(), [&](Cell cell) {
    const auto colour = found->answer.cells[cell];
    RC_ASSERT(colour == known.answer.cells[cell] || (!found->complete && colour == kUndecided));
  });
}

RC_GTEST_PROP(NonogramStrategies, CombinationsKnowExactlyWhatLinesKnow, ()) {
  const auto known = *any_known(kShape);
  const auto lines = run("line", known.puzzle, {});
  const auto lists = run("combinations", known.puzzle, {});
  RC_ASSERT(lines.outcome.answer()->answer == lists.outcome.answer()->answer);
  RC_ASSERT(lines.outcome.answer()->unique == lists.outcome.answer()->unique);
}

RC_GTEST_PROP(NonogramStrategies, GiveTheSameOutcomeForAnyNumberOfThreads, ()) {
  const auto known = *any_known(kShape);
  const auto name = *any_strategy();
  const auto nodes = *rc::gen::inRange<std::uint64_t>(1, 3000);
  const auto first = run(name, known.puzzle, {.limits = {.nodes = nodes}});
  for (const int threads : {2, 4}) {
    const auto again = run(name, known.puzzle, {.limits = {.nodes = nodes}, .threads = threads});
    RC_ASSERT(again.outcome.end == first.outcome.end);
    RC_ASSERT(again.metrics.nodes == first.metrics.nodes);
    RC_ASSERT((again.outcome.answer() == nullptr) == (first.outcome.answer() == nullptr));
    if (first.outcome.answer() == nullptr) continue;
    RC_ASSERT(again.outcome.answer()->answer == first.outcome.answer()->answer);
    RC_ASSERT(again.outcome.answer()->second == first.outcome.answer()->second);
  }
}

RC_GTEST_PROP(NonogramStrategies, AreSoundWhenStoppedAtAnyNode, ()) {
  const auto known = *any_known(kShape);
  const auto threads = *rc::gen::inRange(1, 3);
  std::stop_source source;
  ManualClock clock(kEveryNode);
  clock.at_reading(*rc::gen::inRange<std::uint64_t>(1, 200), [&] { source.request_stop(); });
  const auto ran =
      run(*any_strategy(), known.puzzle, {.stop = source.get_token(), .threads = threads, .clock = &clock});
  RC_ASSERT(ran.outcome.impossible() == nullptr);
  RC_ASSERT(ran.outcome.end == End::finished || ran.outcome.end == End::stopped);
  const auto* found = ran.outcome.answer();
  if (found == nullptr) return;
  RC_ASSERT(check(known.puzzle, found->answer, found->complete ? Extent::whole : Extent::so_far).empty());
  if (found->second) RC_ASSERT(check(known.puzzle, *found->second, Extent::whole).empty());
}

RC_GTEST_PROP(NonogramStrategies, EndAsMemoryWithinATinyByteLimit, ()) {
  const auto known = *any_known(kShape);
  const auto ran = run(*any_strategy(), known.puzzle, {.limits = {.bytes = 8}});
  RC_ASSERT(ran.outcome.end == End::memory);
}

RC_GTEST_PROP(NonogramStrategies, AreSoundUnderAnyByteLimit, ()) {
  const auto known = *any_known({.most_rows = 20, .most_cols = 20, .most_colours = 2});
  const auto bytes = *rc::gen::inRange<std::size_t>(1, 4'000'000);
  const auto ran = run(*any_strategy(), known.puzzle, {.limits = {.bytes = bytes}});
  RC_ASSERT(ran.outcome.impossible() == nullptr);
  const auto* found = ran.outcome.answer();
  RC_ASSERT(found != nullptr || ran.outcome.end == End::memory);
  if (found == nullptr) return;
  RC_ASSERT(check(known.puzzle, found->answer, found->complete ? Extent::whole : Extent::so_far).empty());
}

TEST(NonogramLineStrategy, LeavesOpenWhatNoLineShows) {
  const auto ran = run("line", puzzle_of_drawing("#..\n.#.\n"), {});
  ASSERT_NE(ran.outcome.answer(), nullptr);
  EXPECT_FALSE(ran.outcome.answer()->complete);
  EXPECT_EQ(ran.outcome.answer()->answer, painted("??.\n??.\n"));
}

TEST(NonogramAuto, ShowsBothAnswersWhereThereAreTwo) {
  const auto ran = run("auto", puzzle_of_drawing("#.\n.#\n"), {});
  const auto& found = *ran.outcome.answer();
  EXPECT_EQ(found.unique, false);
  EXPECT_NE(found.answer, *found.second);
}

}  // namespace
}  // namespace quadrille::nonogram
