// Whatever limits cut a run, whatever its parameters: its plan replays, clears no more than can be cleared,
// and claims no more than is true.

#include <optional>
#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/strategies/list.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::tens {
namespace {

// A value within a parameter's range, seldom a large one: the range is about what is allowed, not what is
// quick.
Record any_value(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::integer: {
      const auto least = *parameter.least.get<std::int64_t>();
      const auto most = *parameter.most.get<std::int64_t>();
      return Record(*rc::gen::inRange(least, std::min(most, least + 20) + 1));
    }
    case ParameterKind::real: {
      const auto least = *parameter.least.get<double>();
      const auto most = *parameter.most.get<double>();
      return Record(least + (most - least) * *rc::gen::inRange(0, 101) / 100);
    }
    case ParameterKind::truth:
      return Record(*rc::gen::arbitrary<bool>());
    case ParameterKind::choice:
      return Record(*rc::gen::elementOf(parameter.choices));
    case ParameterKind::text:
      return Record("");
  }
  return {};
}

Record any_parameters(const std::vector<Parameter>& parameters) {
  Record::Map chosen;
  for (const auto& parameter : parameters) {
    if (*rc::gen::arbitrary<bool>()) chosen.emplace_back(parameter.name, any_value(parameter));
  }
  return Record(std::move(chosen));
}

RC_GTEST_PROP(TensCutRuns, AreNeverWrongWhateverCutsThem, ()) {
  const auto board =
      *rc::gen::weightedOneOf<Board>({{20, mixed_board({3, 4}, 20)}, {1, rc::gen::just(Board{})}});
  const auto list = strategies();
  const auto& strategy = *rc::gen::elementOf(list);
  RC_TAG(strategy.info.name);
  const auto run = strategy.bind(any_parameters(strategy.info.parameters)).value();
  Limits limits{.nodes = *rc::gen::inRange<std::uint64_t>(0, 400)};
  limits.bytes = std::size_t{1} << *rc::gen::inRange(3, 25);
  Context context({.limits = limits, .seed = *rc::gen::arbitrary<std::uint64_t>()});
  const auto outcome = run(board, context);
  const auto* found = outcome.answer();
  RC_ASSERT(found != nullptr);
  const int cleared = cleared_by(board, found->answer);
  const int most = most_by_trying(board);
  RC_ASSERT(cleared >= 0);
  RC_ASSERT(cleared <= most);
  if (found->optimal == true) RC_ASSERT(cleared == most);
  RC_ASSERT(found->complete == !any_move_left(after(board, found->answer)));
}

TEST(TensCutRuns, AreCompleteWhereNoMoveIsLeftEvenIfMemoryEndedThem) {
  // No two digits sum to ten.
  const Board board{Grid<std::uint8_t>(Size{20, 20}, 9), 10};
  for (const auto& strategy : strategies()) {
    Context context({.limits = {.bytes = 1024}});
    const auto outcome = strategy.bind({}).value()(board, context);
    EXPECT_TRUE(outcome.answer()->complete) << strategy.info.name;
    EXPECT_TRUE(outcome.answer()->answer.moves.empty()) << strategy.info.name;
  }
}

struct Variant {
  std::string strategy;
  Record::Map parameters{};
};

std::vector<Variant> all_variants() {
  std::vector<Variant> variants;
  for (const auto& strategy : strategies()) variants.push_back({strategy.info.name});
  variants.push_back({"beam", {{"preset", "wide"}}});
  variants.push_back({"beam", {{"deepening", true}}});
  variants.push_back({"beam", {{"adaptive", true}, {"playouts", 3}}});
  return variants;
}

BoundStrategy<Board, Plan> bound(const Variant& variant) {
  const auto list = strategies();
  const auto strategy =
      std::ranges::find(list, variant.strategy, [](const auto& each) { return each.info.name; });
  return strategy->bind(Record(variant.parameters)).value();
}

Board random_board(Size size, std::uint64_t seed) {
  Board board{Grid<std::uint8_t>(size), 10};
  Random random(seed);
  for_each_cell(size,
                [&](Cell cell) { board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 9)); });
  return board;
}

TEST(TensStrategies, EndAtOnceOnATinyBoard) {
  for (const auto& variant : all_variants()) {
    SCOPED_TRACE(variant.strategy);
    for (const Size size : {Size{2, 2}, Size{3, 3}, Size{4, 4}}) {
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto board = random_board(size, seed);
        ManualClock clock;  // stands still: no strategy may wait for its time to pass
        Context context({.limits = {.time = std::chrono::seconds(20), .nodes = 100'000}, .clock = &clock});
        const auto outcome = bound(variant)(board, context);
        EXPECT_EQ(outcome.end, End::finished);
        EXPECT_TRUE(outcome.answer()->complete);
        EXPECT_LT(context.metrics.nodes, 3'000U);
      }
    }
  }
}

TEST(TensStrategies, EndAtOnceOnABoardWithoutMoves) {
  // Every nine has its one, but a six stands between.
  Board board{Grid<std::uint8_t>(Size{10, 15}, 6), 10};
  for (int row = 0; row < 10; row += 2) {
    board.digits[at(row, 0)] = 9;
    board.digits[at(row, 14)] = 1;
  }
  for (const auto& variant : all_variants()) {
    SCOPED_TRACE(variant.strategy);
    ManualClock clock;
    Context context({.limits = {.time = std::chrono::seconds(20), .nodes = 100'000}, .clock = &clock});
    const auto outcome = bound(variant)(board, context);
    EXPECT_EQ(outcome.end, End::finished);
    EXPECT_EQ(outcome.answer()->optimal, true);
    EXPECT_LT(context.metrics.nodes, 3'000U);
  }
}

// The number behind "best: " of a message.
std::optional<int> best_told(const std::string& message) {
  const auto at = message.find("best: ");
  if (at == std::string::npos) return std::nullopt;
  return std::stoi(message.substr(at + 6));
}

TEST(TensStrategies, NeverShowAWorseBestThanBefore) {
  for (const auto& variant : all_variants()) {
    SCOPED_TRACE(variant.strategy);
    for (const Size size : {Size{7, 8}, Size{10, 16}, Size{40, 40}}) {
      ManualClock clock(std::chrono::milliseconds(30));
      double best = 0;
      int told = 0;
      const auto watch = [&](const Progress& progress) {
        if (progress.best) {
          EXPECT_GE(*progress.best, std::exchange(best, *progress.best));
        }
        if (const auto number = best_told(progress.message)) {
          EXPECT_GE(*number, std::exchange(told, *number));
        }
      };
      Context context({.limits = {.nodes = 15'000}, .progress = watch, .threads = 3, .clock = &clock});
      const auto board = random_board(size, 11);
      const auto outcome = bound(variant)(board, context);
      EXPECT_GE(cleared_by(board, outcome.answer()->answer), told);
      EXPECT_GE(cleared_by(board, outcome.answer()->answer), best);
    }
  }
}

TEST(TensStrategies, LogTheirPhasesAndOnRequestTheirCounts) {
  const auto board = random_board({10, 16}, 3);
  for (const auto& variant : all_variants()) {
    SCOPED_TRACE(variant.strategy);
    std::vector<LogLevel> lines;
    const auto sink = [&](LogLevel level, std::string_view line) {
      EXPECT_FALSE(line.empty());
      lines.push_back(level);
    };
    Context brief({.limits = {.nodes = 2'000}, .log = {sink, LogLevel::info}});
    static_cast<void>(bound(variant)(board, brief));
    EXPECT_FALSE(lines.empty());
    EXPECT_EQ(std::ranges::count(lines, LogLevel::debug), 0);
    lines.clear();
    Context full({.limits = {.nodes = 2'000}, .log = {sink, LogLevel::debug}});
    static_cast<void>(bound(variant)(board, full));
    EXPECT_GT(std::ranges::count(lines, LogLevel::debug), 0);
  }
}

TEST(TensStrategies, LogOneLineForAllTilesOfALargeBoard) {
  std::vector<std::string> lines;
  const auto sink = [&](LogLevel, std::string_view line) { lines.emplace_back(line); };
  Context context({.limits = {.nodes = 2'000}, .log = {sink, LogLevel::debug}});
  const Variant annealing{"anneal"};
  static_cast<void>(bound(annealing)(random_board({100, 100}, 3), context));
  EXPECT_EQ(lines.front(), "cut into 49 tiles");
  EXPECT_LE(lines.size(), 5U);
}

}  // namespace
}  // namespace quadrille::tens
