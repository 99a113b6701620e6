#include "puzzles/mines/audit/census.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "puzzles/mines/audit/clauses.hpp"
#include "puzzles/mines/audit/every_mask.hpp"
#include "puzzles/mines/audit/sweep.hpp"

namespace quadrille::mines::audit {
namespace {

constexpr std::size_t kTallies = 1'000'000;

// A row of `cells` cells with a 1 between each and the next.
Patch row_of_ones(int cells) {
  Patch patch;
  for (int cell = 0; cell < cells; ++cell) patch.cells.push_back({.spot = cell});
  for (int i = 0; i + 1 < cells; ++i) {
    patch.numbers.push_back({.need = 1, .room = 2, .cells = {i, i + 1}});
    for (const int cell : {i, i + 1}) {
      auto& closed = patch.cells[static_cast<std::size_t>(cell)];
      closed.numbers[static_cast<std::size_t>(closed.count++)] = i;
    }
  }
  return patch;
}

RC_GTEST_PROP(Census, CountsEveryLayoutByItsMines, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto patch = patch_at_random(random, 12, *rc::gen::arbitrary<bool>());
  std::map<int, std::uint64_t> truth;
  for (const auto mask : every_mask(patch)) ++truth[std::popcount(mask)];
  Context context({});
  Pace pace(context);
  Census census(pace);
  const auto verdict = census.count(patch, kTallies);
  RC_ASSERT(verdict == (truth.empty() ? Census::Verdict::none : Census::Verdict::counted));
  if (truth.empty()) return;
  const auto spectrum = census.spectrum();
  RC_ASSERT(spectrum.least <= truth.begin()->first);
  RC_ASSERT(spectrum.most() >= truth.rbegin()->first);
  for (int mines = spectrum.least; mines <= spectrum.most(); ++mines) {
    const auto i = static_cast<std::size_t>(mines - spectrum.least);
    RC_ASSERT(spectrum.ways[i] == static_cast<double>(truth[mines]));
    RC_ASSERT(spectrum.remainders[i] == truth[mines]);
  }
}

RC_GTEST_PROP(Census, SaysOfEveryCellWhatTheLayoutsSayBesideTheRest, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto patch = patch_at_random(random, 10);
  Context context({});
  Pace pace(context);
  Census census(pace);
  RC_ASSERT(census.count(patch, kTallies) == Census::Verdict::counted);
  const auto spectrum = census.spectrum();
  Rest rest;
  for (std::size_t i = 0; i < spectrum.ways.size(); ++i) {
    rest.possible.push_back(*rc::gen::element(May::no, May::perhaps, May::yes));
    rest.weights.push_back(random.between(0, 3) * 0.25);
  }
  const auto chances = census.chances(rest);
  RC_ASSERT(chances.size() == patch.cells.size());
  for (std::size_t cell = 0; cell < chances.size(); ++cell) {
    auto mine = May::no;
    auto safe = May::no;
    double all = 0;
    double with_mine = 0;
    for (const auto mask : every_mask(patch)) {
      const auto mines = static_cast<std::size_t>(std::popcount(mask) - spectrum.least);
      const bool is_mine = (mask >> cell & 1U) != 0;
      (is_mine ? mine : safe) = (is_mine ? mine : safe) | rest.possible[mines];
      all += rest.weights[mines];
      with_mine += is_mine ? rest.weights[mines] : 0;
    }
    RC_ASSERT(chances[cell].mine == mine);
    RC_ASSERT(chances[cell].safe == safe);
    RC_ASSERT(std::isnan(chances[cell].odds) == (all == 0));
    if (all > 0) RC_ASSERT(std::abs(chances[cell].odds - with_mine / all) < 1e-9);
  }
}

TEST(CensusLimits, MoreTalliesThanAllowedAreTooMany) {
  Context context({});
  Pace pace(context);
  Census census(pace);
  EXPECT_EQ(census.count(row_of_ones(10), 3), Census::Verdict::too_many);
  EXPECT_EQ(census.count(row_of_ones(10), kTallies), Census::Verdict::counted) << "and it can be used again";
}

TEST(CensusLimits, WithoutTimeOrMemoryItIsEnded) {
  std::stop_source source;
  source.request_stop();
  Context stopped({.stop = source.get_token()});
  Pace no_pace(stopped);
  EXPECT_EQ(Census(no_pace).count(row_of_ones(4), kTallies), Census::Verdict::ended);
  Context small({.limits = {.bytes = 100}});
  Pace pace(small);
  EXPECT_EQ(Census(pace).count(row_of_ones(4), kTallies), Census::Verdict::ended);
}

TEST(CensusLimits, LayoutsBeyondAnIntegerAreCountedAsRemainders) {
  // A number beside two cells of its own, a hundred times over: two to the hundredth of layouts.
  Patch patch;
  std::uint64_t remainder = 1;
  for (int i = 0; i < 100; ++i) {
    patch.numbers.push_back({.need = 1, .room = 2, .cells = {2 * i, 2 * i + 1}});
    for (const int cell : {2 * i, 2 * i + 1})
      patch.cells.push_back({.spot = cell, .count = 1, .numbers = {i}});
    remainder = remainder * 2 % kPrime;
  }
  Context context({});
  Pace pace(context);
  Census census(pace);
  ASSERT_EQ(census.count(patch, kTallies), Census::Verdict::counted);
  const auto spectrum = census.spectrum();
  const auto i = static_cast<std::size_t>(100 - spectrum.least);
  EXPECT_EQ(spectrum.ways[i], std::exp2(100));
  EXPECT_EQ(spectrum.remainders[i], remainder);
}

RC_GTEST_PROP(Sweep, NamesEveryCellOnce, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto patch = patch_at_random(random, 20);
  Context context({});
  Pace pace(context);
  const auto order = sweep(patch, pace);
  RC_ASSERT(order.size() == patch.cells.size());
  RC_ASSERT(std::set<int>(order.begin(), order.end()).size() == order.size());
}

TEST(SweepOrder, GoesAlongARow) {
  Context context({});
  Pace pace(context);
  const auto order = sweep(row_of_ones(50), pace);
  ASSERT_EQ(order.size(), 50U);
  for (std::size_t i = 1; i < order.size(); ++i) EXPECT_LE(std::abs(order[i] - order[i - 1]), 2);
}

TEST(SweepOrder, IsEmptyWhereTooManyNumbersAreBegunAtOnce) {
  // Cells are the edges between every two of 45 numbers, eight a number: but all hang together everywhere.
  Patch patch;
  patch.numbers.resize(90);
  for (int one = 0; one < 90; ++one) {
    for (const int away : {1, 9, 27, 40}) {
      const int other = (one + away) % 90;
      const auto cell = static_cast<int>(patch.cells.size());
      patch.cells.push_back({.spot = cell, .count = 2, .numbers = {one, other}});
      for (const int number : {one, other}) {
        auto& here = patch.numbers[static_cast<std::size_t>(number)];
        here.cells[static_cast<std::size_t>(here.room++)] = cell;
      }
    }
  }
  Context context({});
  Pace pace(context);
  EXPECT_TRUE(sweep(patch, pace).empty());
  EXPECT_TRUE(pace.going()) << "it was not for want of time";
  EXPECT_EQ(Census(pace).count(patch, kTallies), Census::Verdict::too_many);
}

TEST(SweepOrder, OfNoNumbersIsEmpty) {
  Context context({});
  Pace pace(context);
  EXPECT_TRUE(sweep({}, pace).empty());
}

RC_GTEST_PROP(ClausesOfAPatch, FindALayoutWhereThereIsOne, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto patch = patch_at_random(random, 10, *rc::gen::arbitrary<bool>());
  const auto masks = every_mask(patch);
  Context context({});
  Pace pace(context);
  const auto clauses = Clauses::of(patch, pace);
  RC_ASSERT(clauses != nullptr);
  std::set<int> mines;
  for (const auto mask : masks) mines.insert(std::popcount(mask));
  RC_ASSERT(clauses->find(pace) == (masks.empty() ? Clauses::Verdict::none : Clauses::Verdict::found));
  if (!masks.empty()) RC_ASSERT(mines.contains(clauses->mines()));
  for (int cell = 0; cell < static_cast<int>(patch.cells.size()); ++cell) {
    for (const bool mine : {false, true}) {
      const bool any =
          std::ranges::any_of(masks, [&](unsigned mask) { return ((mask >> cell & 1U) != 0) == mine; });
      RC_ASSERT(clauses->find(cell, mine, pace) == (any ? Clauses::Verdict::found : Clauses::Verdict::none));
    }
  }
}

TEST(ClausesOfAPatchLimits, WithoutMemoryThereAreNone) {
  Context context({.limits = {.bytes = 1}});
  Pace pace(context);
  EXPECT_EQ(Clauses::of(row_of_ones(30), pace), nullptr);
}

TEST(ClausesOfAPatchLimits, ASearchThatIsStoppedKnowsNothing) {
  std::stop_source source;
  Context context({.stop = source.get_token()});
  Pace pace(context);
  const auto clauses = Clauses::of(row_of_ones(30), pace);
  ASSERT_NE(clauses, nullptr);
  source.request_stop();
  EXPECT_EQ(clauses->find(pace), Clauses::Verdict::unknown);
  EXPECT_EQ(clauses->find(0, true, pace), Clauses::Verdict::unknown);
}

}  // namespace
}  // namespace quadrille::mines::audit
