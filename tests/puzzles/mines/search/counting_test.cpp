#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include <fmt/format.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/refereed.hpp"
#include "puzzles/mines/search/counting.hpp"
#include "puzzles/mines/search/counting_problem.hpp"
#include "puzzles/mines/search/segmentation.hpp"

namespace quadrille::mines {
namespace {

constexpr int kMostClosed = 22;

// Everything that an exact analysis says, held against every layout.
void expect_exact(const Position& position, const EveryLayout& truth) {
  const auto outcome = analysed(position, Depth::counting);
  ASSERT_NE(outcome.answer(), nullptr);
  const auto& analysis = outcome.answer()->answer;
  EXPECT_TRUE(analysis.exact);
  EXPECT_EQ(analysis.solutions, std::to_string(truth.count));
  for (std::size_t i = 0; i < truth.cells.size(); ++i) {
    const auto cell = truth.cells[i];
    const double odds = static_cast<double>(truth.with_mine[i]) / static_cast<double>(truth.count);
    EXPECT_NEAR(odds_at(analysis, cell).value(), odds, 1e-9);
    EXPECT_EQ(analysis.findings[cell] == Finding::safe, truth.with_mine[i] == 0);
    EXPECT_EQ(analysis.findings[cell] == Finding::mine, truth.with_mine[i] == truth.count);
  }
}

TEST(Counting, AgreesWithEveryLayoutOnTwoThousandPositions) {
  Random random(2026);
  for (int i = 0; i < 2000; ++i) {
    const auto position = random_position(random, kMostClosed);
    SCOPED_TRACE(write_rows(position.tiles));
    expect_exact(position, every_layout(position));
    if (HasFailure()) break;
  }
}

TEST(Counting, APublishedPositionHasItsPublishedChances) {
  const auto position = drawn(
      "mines 10\n001???????\n002???????\n003???????\n002???????\n112???????\n"
      "??????????\n??????????\n??????????\n??????????\n??????????\n");
  const auto outcome = analysed(position);
  const auto& analysis = outcome.answer()->answer;
  EXPECT_EQ(analysis.solutions, "237093780");
  EXPECT_NEAR(*odds_at(analysis, at(5, 1)), 71.0 / 77, 1e-12);
  EXPECT_NEAR(*odds_at(analysis, at(9, 9)), 6.0 / 77, 1e-12);
  EXPECT_EQ(*odds_at(analysis, at(0, 3)), 0);
  EXPECT_EQ(*odds_at(analysis, at(1, 3)), 1);
}

TEST(Counting, WithoutATotalAMineWeighsByTheDensity) {
  // a + b = 1 and b + c = 1: the layouts are b alone, or a and c.
  const auto position = drawn("density 0.2\n?1?1?\n");
  const auto outcome = analysed(position);
  EXPECT_NEAR(*odds_at(outcome.answer()->answer, at(0, 2)), 0.8, 1e-12);
  EXPECT_EQ(outcome.answer()->answer.solutions, "");
}

TEST(Counting, TheTotalReachesCellsThatNoNumberTouches) {
  EXPECT_EQ(findings("mines 1\n1???\n????\n????\n"), "1?++\n??++\n++++\n");
  EXPECT_EQ(findings("mines 3\n1???\n"), "1***\n");
  EXPECT_EQ(findings("mines 3\n1??\n"), "impossible: at most 1 mines more fit, the total leaves 2");
}

TEST(Counting, ANumberAtTheRimOfAWindowProvesNothingByWhatItDoesNotSee) {
  EXPECT_EQ(findings("mines 2\n1?\n?0\n"),
            "impossible: this number cannot be right: too many mines beside it, or "
            "too few cells that can hold them");
  EXPECT_EQ(findings("mines 1\n1?\n"), "1*\n");
  EXPECT_EQ(findings("density 0.2\nbounded no\n1?\n"), "1?\n");
  EXPECT_EQ(findings("mines 2\n1?_\n"), "1*_\n");
  EXPECT_EQ(findings("mines 1\n_1?\n"), "_1?\n");
}

// A long frontier has more layouts than a double holds one by one; the count is exact all the same.
TEST(Counting, CountsBeyondWhatADoubleHolds) {
  std::string closed(200, '?');
  std::string numbers;
  for (int i = 0; i < 200; ++i) numbers += i % 4 == 1 ? '1' : '?';
  const auto position = drawn("mines 60\n" + closed + "\n" + numbers + "\n");
  const auto outcome = analysed(position, Depth::counting);
  ASSERT_NE(outcome.answer(), nullptr);
  const auto& analysis = outcome.answer()->answer;
  // Fifty numbers with eight, or at the rim five, cells of their own; ten mines lie between them.
  double sum = 0;
  for (const double odds : analysis.odds) sum += std::isnan(odds) ? 0 : odds;
  EXPECT_NEAR(sum, 60, 1e-9);
  EXPECT_GT(analysis.solutions.size(), 40U);
  EXPECT_TRUE(analysis.exact);
}

// A frontier of a thousand numbers: weights leave the range of a double without scaling.
TEST(Counting, KeepsItsWeightsInRangeOnALongFrontier) {
  const std::string closed(1000, '?');
  std::string numbers;
  for (int i = 0; i < 1000; ++i) numbers += '2';
  for (const auto* header : {"density 0.3\n", "density 0.0001\n", "mines 700\n"}) {
    const auto position = drawn(header + closed + "\n" + numbers + "\n");
    const auto outcome = analysed(position, Depth::counting);
    if (outcome.impossible() != nullptr) continue;  // 700 may not fit
    for (const double odds : outcome.answer()->answer.odds) {
      EXPECT_TRUE(std::isnan(odds) || (odds >= 0 && odds <= 1)) << odds;
    }
  }
}

// One component whose layouts are more than a double counts one by one: every digit of them must be right.
TEST(Counting, ALongComponentIsCountedToTheLastDigit) {
  for (const int length : {18, 20, 22, 24, 26, 28, 30, 34, 40, 60, 100, 160}) {
    const std::string closed(static_cast<std::size_t>(length), '?');
    std::string numbers;
    for (int i = 0; i < length; ++i) numbers += i % 2 == 1 ? (i % 6 == 1 ? '1' : '2') : '?';
    const auto position =
        drawn(fmt::format("mines {}\n{}\n{}\n{}\n", length * 2 / 3, closed, numbers, closed));
    const auto outcome = analysed(position, Depth::counting);
    ASSERT_NE(outcome.answer(), nullptr) << outcome.impossible()->reason;
    EXPECT_TRUE(outcome.answer()->answer.exact);
    EXPECT_EQ(verdict(refereed(position, outcome.answer()->answer)), "right") << length;
  }
}

// Up to 2^53 a double counts one by one, and no further.
TEST(Counting, CountsAreCalledWholeOnlyAsFarAsADoubleIs) {
  int beyond = 0;
  for (int length = 6; length <= 60; length += 2) {
    const std::string closed(static_cast<std::size_t>(length), '?');
    std::string numbers;
    for (int i = 0; i < length; ++i) numbers += i % 2 == 1 ? '3' : '?';
    const auto position = drawn(closed + "\n" + numbers + "\n" + closed + "\n");
    const auto frontier = frontier_of(padded_board_of(position));
    ASSERT_EQ(frontier.components.size(), 1U);
    const auto& problem = frontier.components[0].problem;
    Counter counter;
    Context context({});
    ASSERT_EQ(counter.count(problem, narrow_order(problem), {}, context), Counter::Verdict::counted);
    const auto spectrum = counter.spectrum();
    const double most = std::ranges::max(spectrum.by_mines);
    EXPECT_EQ(spectrum.whole, spectrum.exponent == 0 && most <= 0x1p53) << length;
    beyond += spectrum.exponent == 0 && most > 0x1p53 && most < 0x1p60 ? 1 : 0;
  }
  EXPECT_GT(beyond, 0);
}

// A chain of cells that are all mines or all safe; where they are safe each leaves two mines elsewhere. So
// one of the two layouts weighs next to nothing, and is possible all the same.
Position lopsided(int links, double density) {
  const int cols = 4 * links + 1;
  Position position{.tiles = Grid<Tile>({3, cols}, Tile::flagged), .density = density};
  Grid<char> mine({3, cols}, 1);
  for (int col = 0; col < cols; ++col) {
    mine[at(0, col)] = col % 4 == 0 ? 1 : 0;
    if (col % 4 == 0) mine[at(1, col)] = mine[at(2, col)] = 0;
    if (col % 2 == 0) position.tiles[at(0, col)] = Tile::closed;
    if (col % 4 == 0) position.tiles[at(2, col)] = Tile::closed;
  }
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    const bool is_open =
        cell.row.value == 0 ? cell.col.value % 2 == 1 : cell.row.value == 1 && cell.col.value % 4 == 0;
    if (!is_open) return;
    int number = 0;
    for_each_neighbour(position.tiles.size(), cell, [&](Cell beside) { number += mine[beside]; });
    position.tiles[cell] = number_tile(number);
  });
  return position;
}

TEST(Counting, ALayoutThatWeighsNextToNothingIsPossible) {
  for (const double density : {0.2, 1e-3, 1e-6, 1e-12, 0.999999}) {
    for (const int links : {1, 3, 10, 40, 150, 400}) {
      SCOPED_TRACE(fmt::format("{} links, density {}", links, density));
      const auto position = lopsided(links, density);
      const auto outcome = analysed(position, Depth::counting);
      ASSERT_NE(outcome.answer(), nullptr);
      const auto& analysis = outcome.answer()->answer;
      EXPECT_EQ(count_findings(analysis, Finding::safe) + count_findings(analysis, Finding::mine), 0);
      for (const double odds : analysis.odds)
        EXPECT_TRUE(std::isnan(odds) || (odds >= 0 && odds <= 1)) << odds;
    }
  }
}

TEST(Counting, NamesTheNumbersThatContradictEachOther) {
  // The two ones share their closed cells, the three beyond cannot be met.
  const auto position = drawn("mines 5\n?????\n11311\n");
  const auto outcome = analysed(position);
  ASSERT_NE(outcome.impossible(), nullptr);
  EXPECT_FALSE(outcome.impossible()->cells.empty());
  EXPECT_LT(outcome.impossible()->cells.size(), 5U);
}

Position turned(const Position& position, int turn) {
  const auto size = position.tiles.size();
  const bool swapped = (turn & 4) != 0;
  Position result = position;
  result.tiles = Grid<Tile>(swapped ? Size{size.cols, size.rows} : size);
  for_each_cell(size, [&](Cell cell) {
    const int row = (turn & 1) != 0 ? size.rows - 1 - cell.row.value : cell.row.value;
    const int col = (turn & 2) != 0 ? size.cols - 1 - cell.col.value : cell.col.value;
    result.tiles[swapped ? at(col, row) : at(row, col)] = position.tiles[cell];
  });
  return result;
}

RC_GTEST_PROP(CountingProperty, TurningAndMirroringTheBoardTurnsTheChances, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 30);
  const auto straight = analysed(position, Depth::counting);
  const auto& analysis = straight.answer()->answer;
  const auto size = position.tiles.size();
  for (int turn = 1; turn < 8; ++turn) {
    const auto other = analysed(turned(position, turn), Depth::counting);
    RC_ASSERT(other.answer()->answer.solutions == analysis.solutions);
    for_each_cell(size, [&](Cell cell) {
      const int row = (turn & 1) != 0 ? size.rows - 1 - cell.row.value : cell.row.value;
      const int col = (turn & 2) != 0 ? size.cols - 1 - cell.col.value : cell.col.value;
      const auto there = (turn & 4) != 0 ? at(col, row) : at(row, col);
      const double one = odds_at(analysis, cell).value_or(-1);
      const double two = odds_at(other.answer()->answer, there).value_or(-1);
      RC_ASSERT(std::abs(one - two) < 1e-12);
    });
  }
}

RC_GTEST_PROP(CountingProperty, MovingAnEndlessWindowMovesNothingElse, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, 30);
  position.mines.reset();
  position.bounded = false;
  position.density = 0.25;
  const auto here = analysed(position, Depth::counting);
  position.origin = at(random.between(-1000, 1000), random.between(-1000, 1000));
  const auto there = analysed(position, Depth::counting);
  RC_ASSERT((here.answer() == nullptr) == (there.answer() == nullptr));
  if (here.answer() == nullptr) return;
  RC_ASSERT(here.answer()->answer.findings == there.answer()->answer.findings);
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    RC_ASSERT(odds_at(here.answer()->answer, cell) == odds_at(there.answer()->answer, cell));
  });
}

RC_GTEST_PROP(CountingProperty, ExpectedMinesSumToTheTotal, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 42);
  const auto outcome = analysed(position, Depth::counting);
  double sum = 0;
  for (const double odds : outcome.answer()->answer.odds) sum += std::isnan(odds) ? 0 : odds;
  RC_ASSERT(std::abs(sum - *position.mines) < 1e-9);
}

RC_GTEST_PROP(CountingProperty, EveryAnalysisPassesItsCheck, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 42);
  for (const auto depth : {Depth::rules, Depth::patterns, Depth::counting, Depth::choosing}) {
    const auto outcome = analysed(position, depth);
    const auto* found = outcome.answer();
    RC_ASSERT(found != nullptr);
    const auto extent = found->complete ? Extent::whole : Extent::so_far;
    RC_ASSERT(is_right(position, found->answer, extent));
  }
}

}  // namespace
}  // namespace quadrille::mines
