#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/refereed.hpp"

// What a run says when it is cut: less, but nothing that is not so.

namespace quadrille::mines {
namespace {

RC_GTEST_PROP(Cut, WhateverWasFoundBeforeTheEndIsRight, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 30);
  const auto depth = *rc::gen::element(Depth::rules, Depth::patterns, Depth::counting, Depth::choosing);
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 200);
  Context context({.limits = {.nodes = nodes}});
  const auto outcome = analyse(position, depth, context);
  RC_ASSERT(outcome.answer() != nullptr);
  RC_ASSERT(is_right(position, outcome.answer()->answer, Extent::so_far));
  RC_ASSERT(context.metrics.nodes <= nodes);
  if (outcome.end != End::finished) RC_ASSERT(!outcome.answer()->complete);
}

RC_GTEST_PROP(Cut, TheSameNodesGiveTheSameAnswer, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 30);
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 200);
  const auto run = [&] {
    Context context({.limits = {.nodes = nodes}});
    return write_answer(position, analyse(position, Depth::choosing, context).answer()->answer);
  };
  RC_ASSERT(run() == run());
}

TEST(Cut, AStopIsObeyedAtOnce) {
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  const auto outcome = analyse(drawn("mines 2\n?????\n11211\n"), Depth::choosing, context);
  EXPECT_EQ(outcome.end, End::stopped);
  EXPECT_FALSE(outcome.answer()->complete);
  EXPECT_EQ(context.metrics.nodes, 0U);
}

TEST(Cut, ATableThatDoesNotFitEndsTheRunAsMemory) {
  Context context({.limits = {.bytes = 1000}});
  const auto outcome = analyse(drawn("mines 2\n?????\n11211\n"), Depth::choosing, context);
  EXPECT_EQ(outcome.end, End::memory);
}

// Mines by the thousand, spread over hundreds of components: weights leave the range of a double unless the
// likely ones are kept near 1.
TEST(Large, ChancesSumToTheTotalOfALargeBoard) {
  constexpr int kSide = 120;
  Random random(9);
  const auto layout = deal({.rows = kSide, .cols = kSide, .mines = kSide * kSide / 5}, random).value();
  Position position{.tiles = Grid<Tile>({kSide, kSide}, Tile::closed), .mines = kSide * kSide / 5};
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (layout.mines[cell] != 0 || random.between(0, 9) != 0) return;
    int number = 0;
    for_each_neighbour(position.tiles.size(), cell, [&](Cell beside) { number += layout.mines[beside]; });
    position.tiles[cell] = number_tile(number);
  });
  const auto outcome = analysed(position, Depth::counting);
  const auto& analysis = outcome.answer()->answer;
  EXPECT_TRUE(analysis.exact);
  double sum = 0;
  for (const double odds : analysis.odds) sum += std::isnan(odds) ? 0 : odds;
  EXPECT_NEAR(sum, *position.mines, 1e-6);
}

// Every second cell of every second row is open: a cut through such a board is wider than any table.
class WideBoard : public testing::Test {
 protected:
  static constexpr int kSide = 71;

  WideBoard() {
    Random random(3);
    layout_ = deal({.rows = kSide, .cols = kSide, .mines = kSide * kSide / 5}, random).value();
    position_.tiles = Grid<Tile>({kSide, kSide}, Tile::closed);
    position_.mines = kSide * kSide / 5;
    for_each_cell(position_.tiles.size(), [&](Cell cell) {
      if (cell.row.value % 2 == 0 || cell.col.value % 2 == 0 || layout_.mines[cell] != 0) return;
      int number = 0;
      for_each_neighbour(position_.tiles.size(), cell, [&](Cell beside) { number += layout_.mines[beside]; });
      position_.tiles[cell] = number_tile(number);
    });
  }

  Layout layout_;
  Position position_;
};

TEST_F(WideBoard, IsEstimatedAndSaysSo) {
  const auto outcome = analysed(position_);
  ASSERT_NE(outcome.answer(), nullptr);
  const auto& analysis = outcome.answer()->answer;
  EXPECT_FALSE(analysis.exact);
  EXPECT_EQ(analysis.solutions, "");
  for_each_cell(position_.tiles.size(), [&](Cell cell) {
    const auto odds = odds_at(analysis, cell);
    if (analysis.findings[cell] == Finding::none) {
      EXPECT_TRUE(!odds || (*odds > 0 && *odds < 1)) << "an estimate proves nothing";
    } else {
      EXPECT_EQ(analysis.findings[cell] == Finding::mine, layout_.mines[cell] != 0);
    }
  });
}

TEST_F(WideBoard, HasAGuessAllTheSameWhereNothingIsSafe) {
  const auto outcome = analysed(position_);
  const auto& analysis = outcome.answer()->answer;
  EXPECT_NE(count_findings(analysis, Finding::safe) > 0, analysis.guess.has_value());
}

TEST(Cut, AComponentBeyondTheLimitsOfTheSourceIsEstimatedAndSaidToBe) {
  const auto position = drawn("mines 2\n?1?1??\n??????\n");
  for (const auto& limits : {ComponentLimits{.limit_enum = 1}, ComponentLimits{.max_component_size = 2}}) {
    Context context({});
    const auto outcome = analyse(position, Depth::counting, context, limits);
    const auto& analysis = outcome.answer()->answer;
    EXPECT_FALSE(analysis.exact);
    EXPECT_TRUE(analysis.guess);
    EXPECT_TRUE(is_right(position, analysis, Extent::so_far));
  }
  EXPECT_TRUE(analysed(position, Depth::counting).answer()->answer.exact);
}

}  // namespace
}  // namespace quadrille::mines
