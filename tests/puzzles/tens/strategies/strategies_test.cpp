#include <array>
#include <optional>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/tiles.hpp"
#include "puzzles/tens/strategies/list.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::tens {
namespace {

struct Answered {
  Found<Plan> found;
  End end = End::finished;
  Metrics metrics;
};

Answered solve(std::string_view name, const Board& board, RunSettings settings,
               const Record& parameters = {}) {
  const auto list = strategies();
  const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
  const auto run = strategy->bind(parameters).value();
  Context context(std::move(settings));
  const auto outcome = run(board, context);
  EXPECT_NE(outcome.answer(), nullptr);
  return {*outcome.answer(), outcome.end, context.metrics};
}

Record with(std::string name, std::string value) {
  Record parameters(Record::Map{});
  parameters.add(std::move(name), Record(std::move(value)));
  return parameters;
}

rc::Gen<std::string> any_strategy() {
  return rc::gen::map(rc::gen::inRange<std::size_t>(0, strategies().size()),
                      [](std::size_t index) { return strategies()[index].info.name; });
}

// The greedy rule as its documentation says it, with all moves made anew at every step.
Plan played_naively(Board board, std::string_view prefer) {
  Plan plan;
  for (auto moves = moves_by_trying(board); !moves.empty(); moves = moves_by_trying(board)) {
    const auto highest = [&](const Move& move) {
      int digit = 0;
      for_each_cell(move.box, [&](Cell cell) { digit = std::max<int>(digit, board.digits[cell]); });
      return digit;
    };
    const auto rank = [&](const Move& move) {
      if (prefer == "most") return std::array{-move.cells, 0, 0};
      if (prefer == "fewest") return std::array{move.cells, move.box.area(), 0};
      return std::array{-highest(move), move.cells, move.box.area()};
    };
    const auto first = *std::ranges::min_element(moves, {}, rank);
    plan.moves.push_back(first.box);
    board = *played(board, first.box);
  }
  return plan;
}

RC_GTEST_PROP(TensStrategies, ReplayAndAreCompleteExactlyWhereNoMoveIsLeft, ()) {
  const auto board = *mixed_board({10, 18}, 30);
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 300);
  const auto answered = solve(*any_strategy(), board, {.limits = {.nodes = nodes}});
  const int cleared = cleared_by(board, answered.found.answer);
  RC_ASSERT(cleared >= 0);
  RC_ASSERT(cleared <= upper_bound(board));
  RC_ASSERT(answered.found.complete == !any_move_left(after(board, answered.found.answer)));
  RC_ASSERT(answered.metrics.nodes <= nodes);
  RC_ASSERT(!answered.found.unique.has_value());
}

RC_GTEST_PROP(TensStrategies, GiveTheSameOutcomeForAnyNumberOfThreads, ()) {
  const auto board = *mixed_board({20, 20}, 20);
  const auto name = *any_strategy();
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const auto nodes = *rc::gen::inRange<std::uint64_t>(1, 400);
  std::optional<Answered> first;
  for (const int threads : {1, 2, 3}) {
    auto answered = solve(name, board, {.limits = {.nodes = nodes}, .seed = seed, .threads = threads});
    if (!first) first = answered;
    RC_ASSERT(answered.found.answer == first->found.answer);
    RC_ASSERT(answered.found.optimal == first->found.optimal);
    RC_ASSERT(answered.end == first->end);
    RC_ASSERT(answered.metrics.nodes == first->metrics.nodes);
  }
}

RC_GTEST_PROP(TensStrategies, AnswerWithWhatTheyHaveWhenStoppedAtAnyNode, ()) {
  const auto board = *mixed_board({8, 12}, 20);
  const auto name = *any_strategy();
  std::stop_source source;
  ManualClock clock(kEveryNode);
  clock.at_reading(*rc::gen::inRange<std::uint64_t>(1, 60), [&] { source.request_stop(); });
  const auto answered =
      solve(name, board, {.limits = {.nodes = 2000}, .stop = source.get_token(), .clock = &clock});
  RC_ASSERT(cleared_by(board, answered.found.answer) >= 0);
  RC_ASSERT(answered.found.complete == !any_move_left(after(board, answered.found.answer)));
  RC_ASSERT(answered.end == End::finished || answered.end == End::stopped);
}

RC_GTEST_PROP(TensStrategies, PlayNothingWhenStoppedBeforeTheStart, ()) {
  const auto board = *mixed_board({20, 20}, 20);
  std::stop_source source;
  source.request_stop();
  const auto answered = solve(*any_strategy(), board, {.stop = source.get_token()});
  RC_ASSERT(answered.found.answer.moves.empty());
  RC_ASSERT(answered.found.complete == !any_move_left(board));
  RC_ASSERT(answered.end == End::stopped);
}

RC_GTEST_PROP(TensStrategies, EndAsMemoryWithinATinyByteLimit, ()) {
  const auto board = *mixed_board({20, 20}, 20);
  const auto answered = solve(*any_strategy(), board, {.limits = {.bytes = 8}});
  RC_ASSERT(answered.found.answer.moves.empty());
  RC_ASSERT(answered.end == End::memory);
}

RC_GTEST_PROP(TensGreedy, FollowsItsRule, ()) {
  const auto board = *mixed_board({7, 10}, 20);
  const auto prefer = *rc::gen::element<std::string>("most", "fewest", "largest_digit");
  const auto answered = solve("greedy", board, {}, with("prefer", prefer));
  const auto expected = played_naively(board, prefer);
  RC_ASSERT(answered.found.answer == expected);
  RC_ASSERT(answered.metrics.nodes == expected.moves.size());
}

RC_GTEST_PROP(TensAuto, PlaysSmallBoardsBestAndSaysSo, ()) {
  const auto board = *mixed_board({3, 4}, 20);
  const auto answered = solve("auto", board, {});
  RC_ASSERT(answered.found.optimal == true);
  RC_ASSERT(answered.end == End::finished);
  RC_ASSERT(cleared_by(board, answered.found.answer) == most_by_trying(board));
}

RC_GTEST_PROP(TensAnneal, ClaimsTheBestPlayOnlyWhereItIs, ()) {
  const auto board = *mixed_board({3, 4}, 12);
  const auto answered = solve("anneal", board, {.limits = {.nodes = 200}});
  const int cleared = cleared_by(board, answered.found.answer);
  RC_ASSERT(cleared <= most_by_trying(board));
  if (answered.found.optimal == true) RC_ASSERT(cleared == most_by_trying(board));
}

TEST(TensAnneal, EndsEarlyWhenNoPlayCanBeBetter) {
  const Board board{Grid<std::uint8_t>(Size{10, 10}, 5), 10};
  const auto answered = solve("anneal", board, {.limits = {.nodes = 1'000'000}});
  EXPECT_EQ(cleared_by(board, answered.found.answer), 100);
  EXPECT_EQ(answered.found.optimal, true);
  EXPECT_EQ(answered.end, End::finished);
}

TEST(TensAnneal, ImprovesOnItsFirstGame) {
  Board board{Grid<std::uint8_t>(Size{10, 16}), 10};
  Random random(7);
  for_each_cell(board.digits.size(),
                [&](Cell cell) { board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 9)); });
  const auto first = solve("anneal", board, {.limits = {.nodes = 2}});
  const auto longer = solve("anneal", board, {.limits = {.nodes = 4000}});
  EXPECT_GT(cleared_by(board, longer.found.answer), cleared_by(board, first.found.answer));
}

TEST(TensStrategies, AreCompleteOnABoardWithoutMoves) {
  const Board board{Grid<std::uint8_t>(Size{2, 2}, 9), 10};
  for (const auto& strategy : strategies()) {
    const auto answered = solve(strategy.info.name, board, {.limits = {.nodes = 100}});
    EXPECT_TRUE(answered.found.complete) << strategy.info.name;
    EXPECT_EQ(answered.found.optimal, true) << strategy.info.name;
    EXPECT_TRUE(answered.found.answer.moves.empty()) << strategy.info.name;
  }
}

TEST(TensStrategies, HaveNothingToDoOnABoardWithoutCells) {
  for (const auto& strategy : strategies()) {
    const auto answered = solve(strategy.info.name, Board{}, {.limits = {.nodes = 100}});
    EXPECT_TRUE(answered.found.complete) << strategy.info.name;
    EXPECT_EQ(answered.end, End::finished) << strategy.info.name;
  }
}

TEST(TensStrategies, ReportProgressThatNamesMovesAndCells) {
  Board board{Grid<std::uint8_t>(Size{10, 10}, 3), 9};
  ManualClock clock(std::chrono::milliseconds(200));
  std::vector<Progress> reports;
  const auto answered = solve(
      "greedy", board, {.progress = [&](const Progress& each) { reports.push_back(each); }, .clock = &clock});
  ASSERT_FALSE(reports.empty());
  EXPECT_EQ(reports.front().message, "1 moves, 3 cells cleared");
  EXPECT_DOUBLE_EQ(*reports.front().done, 0.03);
  EXPECT_GT(answered.metrics.extra.size(), 0U);
}

RC_GTEST_PROP(TensTiles, CoverTheBoardOnceAndFitASheet, ()) {
  const Size size{*rc::gen::inRange(1, 120), *rc::gen::inRange(1, 120)};
  Grid<int> covered(size, 0);
  for (const auto& tile : tiles_of(size)) {
    RC_ASSERT(sheet_shape({tile.height(), tile.width()}).has_value());
    for_each_cell(tile, [&](Cell cell) { ++covered[cell]; });
  }
  RC_ASSERT(std::ranges::all_of(covered.values(), [](int times) { return times == 1; }));
}

}  // namespace
}  // namespace quadrille::tens
