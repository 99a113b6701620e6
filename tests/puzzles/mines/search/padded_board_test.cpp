#include "puzzles/mines/search/padded_board.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <set>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"

namespace quadrille::mines {
namespace {

// Mines that a number still asks for, and the cells where they may lie, looked up one by one.
std::pair<int, int> asked_by(const PaddedBoard& padded, Cell number) {
  int need = static_cast<int>(padded.kinds[padded.place(number)]);
  int unknown = 0;
  for (int row = number.row.value - 1; row <= number.row.value + 1; ++row) {
    for (int col = number.col.value - 1; col <= number.col.value + 1; ++col) {
      const auto kind = padded.kinds[padded.place(at(row, col))];
      need -= kind == CellKind::mine ? 1 : 0;
      unknown += is_unknown(kind) ? 1 : 0;
    }
  }
  return {need, unknown};
}

void expect_right_demands(const PaddedBoard& padded) {
  padded.for_each_inside([&](PaddedIndex place) {
    if (!is_number(padded.kinds[place])) return;
    const auto [need, unknown] = asked_by(padded, padded.cell(place));
    const auto demand = demand_of(padded, place);
    RC_ASSERT(demand.need == need);
    RC_ASSERT(std::popcount(demand.unknown) == unknown);
    for (unsigned i = 0; i < 8; ++i) {
      if ((demand.unknown >> i & 1U) != 0) RC_ASSERT(is_unknown(padded.kinds[place + padded.around[i]]));
    }
  });
}

TEST(PaddedBoard, APlaceAndItsCellAreTheSame) {
  const auto padded = padded_board_of(drawn("123\n456\n"));
  for (int row = -1; row <= 2; ++row) {
    for (int col = -1; col <= 3; ++col) {
      EXPECT_EQ(padded.cell(padded.place(at(row, col))), at(row, col));
      EXPECT_EQ(padded.is_inside(padded.place(at(row, col))), row >= 0 && row < 2 && col >= 0 && col < 3);
    }
  }
}

TEST(PaddedBoard, TheCellsInsideAreVisitedRowByRow) {
  const auto padded = padded_board_of(drawn("12\n34\n56\n"));
  std::string visited;
  padded.for_each_inside(
      [&](PaddedIndex place) { visited += static_cast<char>('0' + static_cast<int>(padded.kinds[place])); });
  EXPECT_EQ(visited, "123456");
}

TEST(PaddedBoard, TheNeighboursOfACornerOfTheRimAreThoseThatExist) {
  const auto padded = padded_board_of(drawn("??\n??\n"));
  std::set<PaddedIndex> beside;
  padded.for_each_beside(0, [&](PaddedIndex place) { beside.insert(place); });
  for (const auto place : beside) EXPECT_LT(static_cast<std::size_t>(place), padded.kinds.size());
  EXPECT_TRUE(beside.contains(padded.place(at(0, 0))));
}

TEST(PaddedBoard, BeyondABoundedBoardIsClearAndBeyondAWindowUnseen) {
  const auto bounded = padded_board_of(drawn("1\n"));
  const auto window = padded_board_of(drawn("density 0.2\nbounded no\n1\n"));
  bounded.for_each_beside(bounded.place(at(0, 0)),
                          [&](PaddedIndex place) { EXPECT_EQ(bounded.kinds[place], CellKind::clear); });
  window.for_each_beside(window.place(at(0, 0)),
                         [&](PaddedIndex place) { EXPECT_EQ(window.kinds[place], CellKind::unseen); });
  EXPECT_EQ(demand_of(window, window.place(at(0, 0))).unknown, 0xFF);
}

TEST(PaddedBoard, FlagsAndExplodedMinesAreTakenFromANumber) {
  const auto padded = padded_board_of(drawn("F*?\n?5_\n"));
  const auto demand = demand_of(padded, padded.place(at(1, 1)));
  EXPECT_EQ(demand.need, 3);
  EXPECT_EQ(std::popcount(demand.unknown), 3);
}

TEST(PaddedBoard, ANumberWithMoreFlagsThanItSaysNeedsLessThanNone) {
  const auto padded = padded_board_of(drawn("F1F\n"));
  EXPECT_EQ(demand_of(padded, padded.place(at(0, 1))).need, -1);
}

TEST(PaddedBoard, IsNotBuiltOnceTheRunIsStopped) {
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  EXPECT_FALSE(padded_board_of(drawn("?1?\n"), context));
  Context free({});
  EXPECT_TRUE(padded_board_of(drawn("?1?\n"), free));
}

RC_GTEST_PROP(PaddedBoardProperty, DemandsAreThoseOfTheDrawing, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, 30);
  position.bounded = *rc::gen::arbitrary<bool>();
  expect_right_demands(padded_board_of(position));
}

RC_GTEST_PROP(PaddedBoardProperty, WhatIsSettledIsTakenFromTheDemandsInAnyOrder, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 30);
  auto padded = padded_board_of(position);
  for (int i = 0; i < 12; ++i) {
    const auto cell = at(random.between(0, padded.rows - 1), random.between(0, padded.cols - 1));
    if (!is_unknown(padded.kinds[padded.place(cell)])) continue;
    settle(padded, padded.place(cell), random.between(0, 1) == 0 ? CellKind::clear : CellKind::mine);
    expect_right_demands(padded);
  }
}

}  // namespace
}  // namespace quadrille::mines
