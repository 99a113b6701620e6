#include "puzzles/mines/audit/evidence.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"

namespace quadrille::mines::audit {
namespace {

// What a position shows, with a pace that never ends.
struct Shown {
  explicit Shown(const Position& position) : evidence(position, pace) {}

  [[nodiscard]] Sort at(int row, int col) const {
    return evidence.sort(evidence.spot(quadrille::at(row, col)));
  }

  Context context{RunSettings{}};
  Pace pace{context};
  Evidence evidence;
};

Position any_position() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  return random_position(random, 16);
}

RC_GTEST_PROP(Evidence, SettlesOnlyWhatEveryLayoutSays, ()) {
  const auto position = any_position();
  const auto truth = every_layout(position);
  Shown shown(position);
  RC_ASSERT(shown.evidence.settle(shown.pace));
  for (std::size_t i = 0; i < truth.cells.size(); ++i) {
    const auto sort = shown.evidence.sort(shown.evidence.spot(truth.cells[i]));
    if (sort == Sort::mine) RC_ASSERT(truth.with_mine[i] == truth.count);
    if (sort == Sort::clear) RC_ASSERT(truth.with_mine[i] == 0U);
  }
}

RC_GTEST_PROP(Evidence, PartsHaveEveryNumberThatIsNotSettledOnceAndShareNoCell, ()) {
  const auto position = any_position();
  Shown shown(position);
  RC_ASSERT(shown.evidence.settle(shown.pace));
  std::set<Spot> unsettled;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    const auto spot = shown.evidence.spot(cell);
    if (is_number(position.tiles[cell]) && !shown.evidence.cells_beside(spot).empty()) unsettled.insert(spot);
  });
  std::set<Spot> numbers;
  std::set<Spot> cells;
  const auto parts = shown.evidence.parts(shown.pace);
  for (std::size_t part = 0; part < parts.size(); ++part) {
    for (const auto number : parts[part]) RC_ASSERT(numbers.insert(number).second);
    for (const auto& cell : shown.evidence.patch(parts[part]).cells)
      RC_ASSERT(cells.insert(cell.spot).second);
  }
  RC_ASSERT(numbers == unsettled);
}

RC_GTEST_PROP(Evidence, APatchSaysTheSameOfItsNumbersAndOfItsCells, ()) {
  const auto position = any_position();
  Shown shown(position);
  RC_ASSERT(shown.evidence.settle(shown.pace));
  const auto parts = shown.evidence.parts(shown.pace);
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const auto patch = shown.evidence.patch(parts[part]);
    for (std::size_t i = 0; i < patch.numbers.size(); ++i) {
      const auto& number = patch.numbers[i];
      // Otherwise it would have been settled.
      RC_ASSERT(number.need > 0 && number.need < number.room);
      for (std::size_t k = 0; k < patch.cells.size(); ++k) {
        const bool around = std::ranges::count(number.around(), static_cast<int>(k)) > 0;
        RC_ASSERT(around == (std::ranges::count(patch.cells[k].touched(), static_cast<int>(i)) > 0));
      }
      int mines = number_of(position.tiles[shown.evidence.cell(parts[part][i])]);
      for_each_neighbour(position.tiles.size(), shown.evidence.cell(parts[part][i]), [&](Cell beside) {
        mines -= shown.at(beside.row.value, beside.col.value) == Sort::mine;
      });
      RC_ASSERT(number.need == mines);
    }
  }
}

TEST(EvidenceOfAPosition, SortsCellsAndCountsThem) {
  const Shown shown(drawn("mines 4\n1?F*\n_???\n????\n"));
  EXPECT_EQ(shown.at(0, 0), Sort::clear);
  EXPECT_EQ(shown.at(0, 1), Sort::beside);
  EXPECT_EQ(shown.at(1, 0), Sort::beside) << "what was not seen may hold a mine too";
  EXPECT_EQ(shown.at(0, 2), Sort::mine);
  EXPECT_EQ(shown.at(0, 3), Sort::mine);
  EXPECT_EQ(shown.at(2, 0), Sort::apart);
  EXPECT_EQ(shown.evidence.mines(), 2);
  EXPECT_EQ(shown.evidence.apart(), 6);
}

TEST(EvidenceOfAPosition, BeyondABoundedBoardNothingIsAMineAndBeyondAWindowAnythingMayBe) {
  auto position = drawn("density 0.2\n1\n");
  EXPECT_EQ(Shown(position).at(-1, -1), Sort::clear);
  position.bounded = false;
  EXPECT_EQ(Shown(position).at(-1, -1), Sort::beside);
}

TEST(EvidenceOfAPosition, WhatOneNumberSettlesSettlesTheNext) {
  Shown shown(drawn("density 0.2\n?1?1?\n"));
  ASSERT_TRUE(shown.evidence.settle(shown.pace));
  EXPECT_EQ(shown.at(0, 2), Sort::beside);
  ASSERT_TRUE(shown.evidence.take(shown.evidence.spot(at(0, 2)), false, shown.pace));
  EXPECT_EQ(shown.at(0, 0), Sort::mine);
  EXPECT_EQ(shown.at(0, 2), Sort::clear);
  EXPECT_EQ(shown.at(0, 4), Sort::mine);
  EXPECT_EQ(shown.evidence.mines(), 2);
  EXPECT_EQ(shown.evidence.parts(shown.pace).size(), 0U);
}

TEST(EvidenceOfAPosition, ANumberThatCannotBeMetIsNoticed) {
  Shown too_many(drawn("density 0.2\n3?\n"));
  EXPECT_FALSE(too_many.evidence.settle(too_many.pace));
  Shown too_few(drawn("density 0.2\n1F?F\n"));
  EXPECT_TRUE(too_few.evidence.settle(too_few.pace));
  Shown one_after_the_other(drawn("density 0.2\n?1?2?\n"));
  ASSERT_TRUE(one_after_the_other.evidence.settle(one_after_the_other.pace));
  EXPECT_EQ(one_after_the_other.at(0, 0), Sort::clear);
  Shown torn(drawn("density 0.2\n2?2?1?0\n"));
  EXPECT_FALSE(torn.evidence.settle(torn.pace));
}

TEST(EvidenceOfAPosition, NumbersNearASpotAreCountedInRowsAndColumns) {
  const Shown shown(drawn("density 0.2\n?1?2?3?\n???????\n"));
  const auto near = [&](int distance) {
    std::vector<int> cols;
    for (const auto spot : shown.evidence.numbers_near(shown.evidence.spot(at(1, 0)), distance))
      cols.push_back(shown.evidence.cell(spot).col.value);
    return cols;
  };
  EXPECT_EQ(near(0), std::vector<int>{});
  EXPECT_EQ(near(1), std::vector{1});
  EXPECT_EQ(near(3), (std::vector{1, 3}));
  EXPECT_EQ(near(9), (std::vector{1, 3, 5}));
}

TEST(EvidenceOfAPosition, ASpotAndItsCellAreTheSame) {
  const Shown shown(drawn("density 0.2\n???\n???\n"));
  for (int row = -1; row <= 2; ++row) {
    for (int col = -1; col <= 3; ++col)
      EXPECT_EQ(shown.evidence.cell(shown.evidence.spot(at(row, col))), at(row, col));
  }
}

}  // namespace
}  // namespace quadrille::mines::audit
