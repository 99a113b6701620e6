#include "puzzles/mines/audit/truth.hpp"

#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"

namespace quadrille::mines::audit {
namespace {

// The truth about a position, nothing claimed about any cell.
Truth truth_about(const Position& position, const RunSettings& settings = {}) {
  Context context(settings);
  Pace pace(context);
  const Grid<Finding> claims(position.tiles.size(), Finding::none);
  return truth_of(position, {.claims = claims, .odds = true, .layouts = true}, pace).value();
}

std::size_t index_of(const Position& position, Cell cell) {
  return static_cast<std::size_t>(cell.row.value) * static_cast<std::size_t>(position.tiles.cols()) +
         static_cast<std::size_t>(cell.col.value);
}

RC_GTEST_PROP(TruthProperty, IsWhatEveryLayoutSays, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 16);
  const auto every = every_layout(position);
  const auto truth = truth_about(position);
  RC_ASSERT(truth.any == May::yes);
  RC_ASSERT(truth.layouts.has_value());
  RC_ASSERT(truth.layouts->remainder == every.count);
  RC_ASSERT(std::abs(std::exp(truth.layouts->log) / static_cast<double>(every.count) - 1) < 1e-9);
  for (std::size_t i = 0; i < every.cells.size(); ++i) {
    const auto cell = index_of(position, every.cells[i]);
    RC_ASSERT(truth.cells[cell].mine == (every.with_mine[i] > 0 ? May::yes : May::no));
    RC_ASSERT(truth.cells[cell].safe == (every.with_mine[i] < every.count ? May::yes : May::no));
    const double odds = static_cast<double>(every.with_mine[i]) / static_cast<double>(every.count);
    RC_ASSERT(std::abs(truth.odds[cell] - odds) < 1e-9);
  }
}

RC_GTEST_PROP(TruthProperty, ATotalThatNoLayoutHasLeavesNoLayout, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, 14);
  position.mines = random.between(0, static_cast<int>(position.tiles.size().cells()));
  const bool any = every_layout(position).count > 0;
  RC_ASSERT(truth_about(position).any == (any ? May::yes : May::no));
}

TEST(TruthOfAPosition, ThatNoLayoutFitsIsThatNothingMayBe) {
  const auto truth = truth_about(drawn("mines 2\n2?1\n"));
  EXPECT_EQ(truth.any, May::no);
  for (const auto& word : truth.cells) {
    EXPECT_EQ(word.mine, May::no);
    EXPECT_EQ(word.safe, May::no);
  }
}

TEST(TruthOfAPosition, WithoutATotalMinesWeighByTheDensity) {
  const auto position = drawn("density 0.2\n?1?\n??1\n");
  Context context(RunSettings{});
  Pace pace(context);
  const Grid<Finding> claims(position.tiles.size(), Finding::none);
  const auto truth = truth_of(position, {.claims = claims, .odds = true, .density = 0.2}, pace).value();
  EXPECT_FALSE(truth.layouts.has_value());
  // The 1 above touches all of them.
  double sum = 0;
  for (const auto cell : {at(0, 0), at(0, 2), at(1, 0), at(1, 1)})
    sum += truth.odds[index_of(position, cell)];
  EXPECT_NEAR(sum, 1, 1e-12);
}

TEST(TruthOfAPosition, WithoutTimeNothingIsCertain) {
  const auto truth = truth_about(drawn("mines 1\n?1?\n"), {.limits = {.time = std::chrono::nanoseconds(0)}});
  EXPECT_NE(truth.any, May::no);
  for (const auto& word : truth.cells) {
    EXPECT_NE(word.mine, May::no);
    EXPECT_NE(word.safe, May::no);
  }
}

}  // namespace
}  // namespace quadrille::mines::audit
