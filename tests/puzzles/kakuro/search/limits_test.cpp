#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/search/solving.hpp"
#include "puzzles/kakuro/strategies/list.hpp"
#include "support/any_run.hpp"

namespace quadrille::kakuro {
namespace {

// Some clues off by one or two, some digits given by chance: contradictory more often than not.
Puzzle any_small_puzzle() {
  const auto known = *any_known({.most_rows = 3, .most_cols = 4});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto squares = known.puzzle.squares;
  const int changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes; ++i) {
    auto& square = squares[at(random.between(0, squares.rows() - 1), random.between(0, squares.cols() - 1))];
    if (square.white) {
      square.given = static_cast<std::uint8_t>(random.between(1, 9));
    } else if (square.across > 0) {
      square.across = static_cast<std::uint8_t>(square.across + random.between(1, 2));
    } else if (square.down > 0) {
      square.down = static_cast<std::uint8_t>(square.down + random.between(1, 2));
    }
  }
  return make_puzzle(std::move(squares)).value_or(known.puzzle);
}

// Whatever ended it, and whatever the clues say: what a run gives passes the referee, and what it claims is
// what trying every filling shows.
RC_GTEST_PROP(KakuroLimits, ACutRunSaysNothingThatIsNotSo, ()) {
  const auto puzzle = any_small_puzzle();
  RC_PRE(puzzle.cells.size() <= 6U);  // trying bears no more
  demand_true_claims(
      strategies(), puzzle, static_cast<std::size_t>(count_by_trying(puzzle, 2)),
      [&](const auto& answer, Extent extent) { return check(puzzle, answer, extent).empty(); });
}

TEST(KakuroLimits, NothingIsBuiltWithoutBytes) {
  for (const auto& strategy : strategies()) {
    Context context({.limits = {.bytes = 1}});
    const auto outcome = strategy.bind({}).value()(square(), context);
    EXPECT_EQ(outcome.end, End::memory) << strategy.info.name;
    EXPECT_EQ(context.peak_bytes(), 0U) << strategy.info.name;
  }
}

// A grid without a clue, all of it connected: consistency settles none of its cells, so all go into clauses.
Puzzle open_grid(int side) {
  Grid<Square> squares({side, side});
  for_each_cell(squares.size(),
                [&](Cell cell) { squares[cell].white = (cell.col.value + cell.row.value) % 7 != 0; });
  return make_puzzle(std::move(squares)).value();
}

TEST(KakuroLimits, ClausesAreNotBuiltBeyondTheBytesThereAre) {
  const auto puzzle = open_grid(120);
  constexpr std::size_t kBytes = std::size_t{8} << 20U;
  const auto list = strategies();
  const auto sat = std::ranges::find(list, "sat", [](const auto& each) { return each.info.name; });
  Context context({.limits = {.bytes = kBytes}});
  const auto outcome = sat->bind({}).value()(puzzle, context);
  EXPECT_EQ(outcome.end, End::memory);
  EXPECT_LE(context.peak_bytes(), kBytes);
}

TEST(KakuroLimits, BuildingLooksAtTheClock) {
  const auto puzzle = open_grid(120);
  for (const auto& strategy : strategies()) {
    ManualClock clock(std::chrono::milliseconds(1));
    Context context({.limits = {.time = std::chrono::milliseconds(15)}, .clock = &clock});
    const auto outcome = strategy.bind({}).value()(puzzle, context);
    EXPECT_EQ(outcome.end, End::timeout) << strategy.info.name;
    EXPECT_LE(clock.readings(), 30U) << strategy.info.name;
  }
}

TEST(KakuroLimits, ATraceTakesAQuarterOfTheMemoryAndNoMore) {
  const auto list = strategies();
  const auto basic = std::ranges::find(list, "basic", [](const auto& each) { return each.info.name; });
  std::size_t told = 0;
  std::vector<std::string> warnings;
  RunSettings settings{
      .limits = {.nodes = 5'000, .bytes = std::size_t{4} << 20U},
      .trace = [&](Step) { ++told; },
      .log = {.sink = [&](LogLevel, std::string_view line) { warnings.emplace_back(line); }}};
  Context context(settings);
  (void)basic->bind(Record::Map{{"trace", true}}).value()(open_grid(60), context);
  EXPECT_EQ(told, (std::size_t{1} << 20U) / 3'000);
  EXPECT_EQ(warnings, std::vector<std::string>{"the trace ends after 349 steps"});
}

}  // namespace
}  // namespace quadrille::kakuro
