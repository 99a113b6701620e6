#include "puzzles/tens/search/sliced_table.hpp"

#include <gtest/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/blocks.hpp"
#include "puzzles/tens/search/visited.hpp"
#include "puzzles/tens/strategies/list.hpp"

namespace quadrille::tens {
namespace {

struct Number {
  std::uint64_t value = 0;
  [[nodiscard]] bool is_free() const { return value == 0; }
  [[nodiscard]] std::uint32_t hash() const {
    return static_cast<std::uint32_t>((value * 0x9E3779B97F4A7C15ULL) >> 32U);
  }
};
using Table = SlicedTable<Number>;

// True: the number was not there before.
bool add(Table& table, std::uint64_t value) {
  const Number number{value};
  const auto [entry, found] =
      table.place(number.hash(), [&](const Number& other) { return other.value == value; });
  if (entry != nullptr && !found) *entry = number;
  return entry != nullptr && !found;
}

TEST(TensSlicedTable, KeepsEveryEntryThroughItsGrowth) {
  Context context({});
  Reservation memory(context, Table::segment_bytes());
  Table table(memory, SIZE_MAX);
  table.open();
  for (std::uint64_t value = 1; value <= 50'000; ++value) ASSERT_TRUE(add(table, value));
  for (std::uint64_t value = 1; value <= 50'000; ++value) ASSERT_FALSE(add(table, value));
  EXPECT_FALSE(table.full());
}

TEST(TensSlicedTable, GrowsByASegmentAtATime) {
  Context context({});
  Reservation memory(context, Table::segment_bytes());
  Table table(memory, SIZE_MAX);
  table.open();
  for (std::uint64_t value = 1; value <= 50'000; ++value) {
    const auto before = context.peak_bytes();
    ASSERT_TRUE(add(table, value));
    // Two where all entries of a segment agree in one more bit, which is rare.
    ASSERT_LE(context.peak_bytes() - before, 2 * Table::segment_bytes());
  }
}

TEST(TensSlicedTable, TakesNoMoreThanItMay) {
  Context context({});
  Reservation memory(context, Table::segment_bytes());
  Table table(memory, 10 * Table::segment_bytes());
  table.open();
  for (std::uint64_t value = 1; value <= 50'000; ++value) static_cast<void>(add(table, value));
  EXPECT_TRUE(table.full());
  EXPECT_LE(context.peak_bytes(), 10 * Table::segment_bytes());
}

TEST(TensSlicedTable, ForgetsEverythingWhenCleared) {
  Context context({});
  Reservation memory(context, Table::segment_bytes());
  Table table(memory, SIZE_MAX);
  table.open();
  for (std::uint64_t value = 1; value <= 5'000; ++value) ASSERT_TRUE(add(table, value));
  const auto bytes = context.peak_bytes();
  table.clear();
  for (std::uint64_t value = 1; value <= 5'000; ++value) ASSERT_TRUE(add(table, value));
  EXPECT_EQ(context.peak_bytes(), bytes) << "the segments are used again";
}

TEST(TensBlocks, NeverMoveWhatIsInThemAndStopWhereMemoryEnds) {
  Context context({.limits = {.bytes = 20'000}});
  Blocks<int> numbers(context);
  ASSERT_TRUE(numbers.push_back(0));
  const auto* first = &numbers[0];
  int next = 1;
  while (numbers.push_back(next)) ++next;
  EXPECT_EQ(&numbers[0], first);
  EXPECT_EQ(numbers.size(), 4 * Blocks<int>::kBlockValues);
  EXPECT_EQ(numbers[numbers.size() - 1], next - 1);
  EXPECT_LE(context.peak_bytes(), 20'000U);
  EXPECT_EQ(context.end(), End::memory);
}

TEST(TensVisited, ForgetsRatherThanGrowBeyondItsBytes) {
  Context context({});
  Visited<1> visited(context, 100'000);
  ASSERT_TRUE(visited.usable());
  for (std::uint64_t bits = 1; bits <= 100'000; ++bits) static_cast<void>(visited.add({{bits}}, 0));
  EXPECT_LE(context.peak_bytes(), 100'000U);
  EXPECT_FALSE(visited.add({{100'000}}, 0)) << "the newest is known";
}

TEST(TensVisited, IsNewAgainByFewerMoves) {
  Context context({});
  Visited<1> visited(context, 1 << 20U);
  EXPECT_TRUE(visited.add({{5}}, 3));
  EXPECT_FALSE(visited.add({{5}}, 3));
  EXPECT_TRUE(visited.add({{5}}, 2));
  EXPECT_FALSE(visited.add({{5}}, 3));
}

// A clock that is read at every node, and sees how many bytes were asked for between two readings.
class ByteClock final : public Clock {
 public:
  std::chrono::nanoseconds now() noexcept override {
    if (context != nullptr) {
      most_between = std::max(most_between, context->peak_bytes() - before_);
      before_ = context->peak_bytes();
    }
    return time_ += std::chrono::milliseconds(1);
  }
  const Context* context = nullptr;
  std::size_t most_between = 0;

 private:
  std::size_t before_ = 0;
  std::chrono::nanoseconds time_{};
};

TEST(TensStrategies, LookAtTheClockWhileTheirTablesGrow) {
  Board board{Grid<std::uint8_t>(Size{8, 8}), 10};
  Random random(5);
  for_each_cell(board.digits.size(),
                [&](Cell cell) { board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 9)); });
  struct Run {
    const char* name;
    std::uint64_t nodes;
  };
  // Half of the nodes of `exhaustive` go into a good game, which needs no table.
  for (const auto& [name, nodes] : {Run{"exhaustive", 120'000}, Run{"astar", 20'000}, Run{"mcts", 40'000}}) {
    const auto list = strategies();
    const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
    ByteClock clock;
    Context context({.limits = {.nodes = nodes}, .clock = &clock});
    clock.context = &context;
    const auto outcome = strategy->bind({}).value()(board, context);
    EXPECT_EQ(outcome.end, End::nodes) << name;
    EXPECT_GT(context.peak_bytes(), std::size_t{1} << 19U) << name << ": the table has grown";
    EXPECT_LE(clock.most_between, std::size_t{128} << 10U) << name;
  }
}

}  // namespace
}  // namespace quadrille::tens
