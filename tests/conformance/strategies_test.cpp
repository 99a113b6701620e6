#include <gtest/gtest.h>

#include <limits>

#include "conformance/bad_values.hpp"
#include "conformance/subjects.hpp"
#include "support/manual_clock.hpp"

// What every strategy of every family must do, whoever wrote it. A new strategy is tested by being in its
// list.

namespace quadrille::conformance {
namespace {

using namespace std::chrono_literals;

// Small, so that the suite stays quick in a debug build.
constexpr std::uint64_t kNodes = 3000;

struct Ran {
  AnyOutcome outcome{};
  std::uint64_t nodes = 0;
};

class EveryStrategy : public testing::TestWithParam<StrategySubject> {
 protected:
  [[nodiscard]] const Family& family() const { return *GetParam().of->family; }
  [[nodiscard]] const StrategyInfo& info() const { return *GetParam().info; }
  [[nodiscard]] const std::vector<NamedPuzzle>& puzzles() const { return GetParam().of->puzzles; }

  // Runs with default parameters; what comes back is sound whatever ended it.
  Ran run(const AnyPuzzle& puzzle, RunSettings settings) const {
    Context context(std::move(settings));
    auto outcome = family().bind(info().name, {}).value()(puzzle, context);
    expect_sound(family(), puzzle, outcome);
    const bool settled =
        outcome.impossible() != nullptr || (outcome.answer() != nullptr && outcome.answer()->complete);
    EXPECT_TRUE(settled || outcome.end == context.end())
        << "ended as " << name(context.end()) << " but does not say so";
    return {std::move(outcome), context.metrics.nodes};
  }

  // All that a user sees of an outcome, as one text.
  [[nodiscard]] std::string told(const AnyPuzzle& puzzle, const Ran& ran) const {
    auto text = std::string(name(ran.outcome.end)) + " after " + std::to_string(ran.nodes) + "\n";
    if (const auto* impossible = ran.outcome.impossible()) return text + impossible->reason;
    if (const auto* found = ran.outcome.answer()) {
      text += family().headline(puzzle, *found) + "\n" + family().write_answer(puzzle, *found->answer);
    }
    return text;
  }
};

TEST_P(EveryStrategy, IsDocumented) {
  EXPECT_FALSE(info().name.empty());
  EXPECT_EQ(info().name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string::npos);
  EXPECT_FALSE(info().summary.empty());
  EXPECT_GT(info().time, 0ms);
  for (const auto& parameter : info().parameters) {
    SCOPED_TRACE(parameter.name);
    EXPECT_FALSE(parameter.help.empty());
    EXPECT_EQ(parameter.initial.is_null(), !parameter.otherwise.empty()) << "a default, or words for it";
    EXPECT_FALSE(describe_range(parameter).empty());
    EXPECT_TRUE(checked(std::span(&parameter, 1), Record::Map{{parameter.name, parameter.initial}}))
        << "the default is in range";
  }
}

TEST_P(EveryStrategy, RefusesBadParametersByNameAndRange) {
  for (const auto& parameter : info().parameters) {
    for (const auto& value : bad_values(parameter)) {
      const auto bound = family().bind(info().name, Record::Map{{parameter.name, value}});
      ASSERT_FALSE(bound) << parameter.name;
      EXPECT_NE(bound.error().message.find("'" + parameter.name + "'"), std::string::npos)
          << bound.error().message;
      EXPECT_NE(bound.error().message.find(describe_range(parameter)), std::string::npos)
          << bound.error().message;
    }
  }
}

TEST_P(EveryStrategy, TakesTheEdgesOfEveryRange) {
  for (const auto& parameter : info().parameters) {
    for (const auto& edge : {parameter.least, parameter.most}) {
      if (edge.is_null()) continue;
      EXPECT_TRUE(family().bind(info().name, Record::Map{{parameter.name, edge}})) << parameter.name;
    }
    for (const auto& choice : parameter.choices) {
      EXPECT_TRUE(family().bind(info().name, Record::Map{{parameter.name, choice}})) << choice;
    }
  }
}

TEST_P(EveryStrategy, RefusesAnUnknownParameter) {
  const auto bound = family().bind(info().name, Record::Map{{"no_such_parameter", 1}});
  ASSERT_FALSE(bound);
  EXPECT_NE(bound.error().message.find("'no_such_parameter'"), std::string::npos) << bound.error().message;
}

TEST_P(EveryStrategy, HonoursAStopBeforeTheStart) {
  std::stop_source source;
  source.request_stop();
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    for (const int threads : {1, 2}) {
      const auto ran = run(*puzzle, {.stop = source.get_token(), .threads = threads});
      EXPECT_EQ(ran.nodes, 0U);
      EXPECT_TRUE(ran.outcome.end == End::stopped || ran.outcome.end == End::finished);
    }
  }
}

TEST_P(EveryStrategy, HonoursAStopAtAnyNode) {
  Random random(20);
  for (const auto& [id, puzzle] : puzzles()) {
    for (const int last : {1, 2, random.between(3, 30), random.between(31, static_cast<int>(kNodes))}) {
      SCOPED_TRACE(id + " at node " + std::to_string(last));
      std::stop_source source;
      // On this clock every node is a reading, so the run is stopped at the latest at its last node.
      ManualClock clock(kEveryNode);
      clock.at_reading(static_cast<std::uint64_t>(last), [&] { source.request_stop(); });
      const auto ran = run(*puzzle, {.stop = source.get_token(), .clock = &clock});
      EXPECT_LE(ran.nodes, static_cast<std::uint64_t>(last));
      EXPECT_TRUE(ran.outcome.end == End::stopped || ran.outcome.end == End::finished);
    }
  }
}

TEST_P(EveryStrategy, HonoursAStopWhileManyThreadsRun) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    std::stop_source source;
    ManualClock clock(kEveryNode);
    clock.at_reading(500, [&] { source.request_stop(); });
    const auto ran = run(*puzzle, {.stop = source.get_token(), .threads = 4, .clock = &clock});
    EXPECT_TRUE(ran.outcome.end == End::stopped || ran.outcome.end == End::finished);
  }
}

TEST_P(EveryStrategy, HonoursATimeLimit) {
  for (const auto& [id, puzzle] : puzzles()) {
    for (const auto limit : {0ms, 1ms, 40ms, 700ms}) {
      SCOPED_TRACE(id + " for " + std::to_string(limit.count()) + " ms");
      ManualClock clock(kEveryNode);
      const auto ran = run(*puzzle, {.limits = {.time = limit}, .clock = &clock});
      // A node takes a millisecond or more, and the one at which the time is found to be up still counts.
      EXPECT_LE(ran.nodes, static_cast<std::uint64_t>(limit.count()) + 1);
      EXPECT_TRUE(ran.outcome.end == End::timeout || ran.outcome.end == End::finished);
    }
  }
}

TEST_P(EveryStrategy, UnderANodeLimitIsRepeatableOnAnyNumberOfThreads) {
  for (const auto& [id, puzzle] : puzzles()) {
    for (const std::uint64_t limit : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{37}, kNodes}) {
      for (const std::uint64_t seed : {1U, 2U}) {
        SCOPED_TRACE(id + " within " + std::to_string(limit) + " nodes, seed " + std::to_string(seed));
        std::string first;
        for (const int threads : {1, 1, 2, 4}) {
          // Only the first run has a clock that stands still: the time may not change the outcome either.
          ManualClock clock(first.empty() ? 0ms : kEveryNode);
          const auto ran =
              run(*puzzle, {.limits = {.nodes = limit}, .seed = seed, .threads = threads, .clock = &clock});
          EXPECT_LE(ran.nodes, limit);
          EXPECT_TRUE(ran.outcome.end == End::nodes || ran.outcome.end == End::finished);
          if (first.empty()) first = told(*puzzle, ran);
          ASSERT_EQ(told(*puzzle, ran), first) << threads << " threads";
        }
      }
    }
  }
}

TEST_P(EveryStrategy, AByteLimitEndsItAsMemory) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto ran = run(*puzzle, {.limits = {.nodes = kNodes, .bytes = 1}});
    EXPECT_EQ(ran.outcome.end, End::memory);
  }
}

TEST_P(EveryStrategy, SpeaksOfItsProgressByTheRules) {
  for (const auto& [id, puzzle] : puzzles()) {
    for (const int threads : {1, 2}) {
      SCOPED_TRACE(id);
      ManualClock clock(kEveryNode);
      double done = 0;
      std::int64_t reports = 0;
      bool returned = false;
      const auto hear = [&](const Progress& progress) {
        EXPECT_FALSE(returned);
        ++reports;
        if (!progress.done) return;
        EXPECT_GE(*progress.done, done);
        EXPECT_LE(*progress.done, 1.0);
        done = *progress.done;
      };
      const auto ran =
          run(*puzzle, {.limits = {.nodes = kNodes}, .progress = hear, .threads = threads, .clock = &clock});
      returned = true;
      EXPECT_LE(reports, clock.time() / 100ms);
      EXPECT_TRUE(reports > 0 || ran.nodes < kNodes) << "a run of more than a second says nothing";
    }
  }
}

TEST_P(EveryStrategy, ItsAnswersCanBeWrittenAndReadBack) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto ran = run(*puzzle, {.limits = {.nodes = kNodes}});
    const auto* found = ran.outcome.answer();
    if (found == nullptr) continue;
    const auto text = family().write_answer(*puzzle, *found->answer);
    const auto from_text = family().read_answer(*puzzle, std::string_view(text));
    ASSERT_TRUE(from_text) << from_text.error().message;
    EXPECT_EQ(family().write_answer(*puzzle, **from_text), text);
    const auto from_record = family().read_answer(*puzzle, family().record(*puzzle, *found).expanded());
    ASSERT_TRUE(from_record) << from_record.error().message;
    EXPECT_EQ(family().write_answer(*puzzle, **from_record), text);
    EXPECT_FALSE(family().headline(*puzzle, *found).empty());
  }
}

class EveryExplainedStrategy : public EveryStrategy {};

TEST_P(EveryExplainedStrategy, ReplayingTheExplanationGivesTheAnswersCells) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto ran = run(*puzzle, {.limits = {.nodes = kNodes}});
    const auto* found = ran.outcome.answer();
    if (found == nullptr) continue;
    Context context({});
    auto board = family().picture(*puzzle, nullptr).board;
    const auto steps = family().teaching()->explain(
        *puzzle, {*family().blank(*puzzle), found->answer.get(), std::numeric_limits<std::size_t>::max()},
        context);
    for (const auto& step : steps) {
      EXPECT_FALSE(step.rule.empty());
      EXPECT_FALSE(step.reason.empty());
      for (const auto& mark : step.marks) {
        ASSERT_TRUE(board.size().contains(mark.cell));
        EXPECT_EQ(board[mark.cell], mark.was);
        board[mark.cell] = mark.now;
      }
    }
    EXPECT_EQ(plain_text(board), plain_text(family().picture(*puzzle, found->answer.get()).board));
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, EveryStrategy, testing::ValuesIn(strategy_subjects()),
                         [](const auto& subject) { return subject.param.name(); });
INSTANTIATE_TEST_SUITE_P(Conformance, EveryExplainedStrategy,
                         testing::ValuesIn(strategy_subjects_with(&Family::teaching)),
                         [](const auto& subject) { return subject.param.name(); });

}  // namespace
}  // namespace quadrille::conformance
