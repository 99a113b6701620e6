#include "puzzles/mines/audit/sums.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

#include "engine/run/random.hpp"
#include "puzzles/mines/audit/total.hpp"

namespace quadrille::mines::audit {
namespace {

Counts counts_drawn(int least, std::string_view found, bool complete = true) {
  Counts counts{.least = least, .most = least + static_cast<int>(found.size()) - 1, .complete = complete};
  for (const char each : found) counts.found.push_back(each == 'x' ? 1 : 0);
  return counts;
}

std::vector<Counts> parts_at_random(Random& random) {
  std::vector<Counts> parts;
  for (int i = random.between(1, 5); i > 0; --i) {
    std::string found;
    for (int k = random.between(1, 9); k > 0; --k) found += random.between(0, 3) == 0 ? 'x' : '.';
    if (random.between(0, 9) != 0)
      found[static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(found.size())))] = 'x';
    parts.push_back(counts_drawn(random.between(0, 3), found, random.between(0, 4) != 0));
  }
  return parts;
}

// What can be summed up by layouts that are known, one part after the other.
std::set<long long> known_sums(const std::vector<Counts>& parts, std::size_t but, int apart) {
  std::set<long long> sums;
  for (int mines = 0; mines <= apart; ++mines) sums.insert(mines);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i == but) continue;
    std::set<long long> next;
    for (const auto sum : sums) {
      for (std::size_t k = 0; k < parts[i].found.size(); ++k) {
        if (parts[i].found[k] != 0) next.insert(sum + parts[i].least + static_cast<int>(k));
      }
    }
    sums = std::move(next);
  }
  return sums;
}

RC_GTEST_PROP(SumsProperty, ATotalCanBeHeldWhereLayoutsAddUpToIt, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto parts = parts_at_random(random);
  Sums sums(parts);
  const int apart = random.between(0, 4);
  for (std::size_t but = 0; but <= parts.size(); ++but) {
    const auto left_out = but == parts.size() ? Sums::kNoPart : but;
    const auto known = known_sums(parts, left_out, apart);
    long long least = 0;
    long long most = apart;
    bool all_complete = true;
    bool all_found = true;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i == left_out) continue;
      least += parts[i].least;
      most += parts[i].most;
      all_complete = all_complete && parts[i].complete;
      all_found = all_found && std::ranges::count(parts[i].found, 1) > 0;
    }
    for (long long mines = -1; mines <= most + 1; ++mines) {
      const auto may = sums.can_hold(mines, left_out, apart);
      if (mines < least || mines > most) {
        RC_ASSERT(may == May::no);
      } else if (known.contains(mines)) {
        RC_ASSERT(may == May::yes);
      } else {
        RC_ASSERT(may == (all_complete && all_found ? May::no : May::perhaps));
      }
    }
  }
}

TEST(Sums, CellsApartFillTheGaps) {
  Sums sums({counts_drawn(3, "x.x"), counts_drawn(0, "x..x")});
  EXPECT_EQ(sums.can_hold(3, Sums::kNoPart, 0), May::yes);
  EXPECT_EQ(sums.can_hold(4, Sums::kNoPart, 0), May::no);
  EXPECT_EQ(sums.can_hold(4, Sums::kNoPart, 1), May::yes);
  EXPECT_EQ(sums.can_hold(6, 0, 3), May::yes);
  EXPECT_EQ(sums.can_hold(7, 0, 3), May::no);
}

TEST(Sums, OfPartsTooManyToAddUpAreLeftOpen) {
  // Two steps of three thousand each, and one between: the sums would take longer than they are worth.
  std::string wide(3000, '.');
  wide.front() = wide.back() = 'x';
  Sums sums({counts_drawn(0, wide), counts_drawn(0, wide), counts_drawn(0, wide)});
  EXPECT_EQ(sums.can_hold(2999, Sums::kNoPart, 0), May::perhaps);
  EXPECT_EQ(sums.can_hold(3 * 2999 + 1, Sums::kNoPart, 0), May::no);
  EXPECT_EQ(sums.can_hold(2999, Sums::kNoPart, 2998), May::yes);
}

TEST(Sums, APartWithoutAKnownLayoutLeavesEverythingOpen) {
  EXPECT_EQ(Sums({counts_drawn(0, "x"), counts_drawn(0, "..", false)}).can_be(), May::perhaps);
  EXPECT_EQ(Sums({counts_drawn(0, "x")}).can_be(), May::yes);
  EXPECT_EQ(Sums({}).can_hold(0, Sums::kNoPart, 0), May::yes);
  EXPECT_EQ(Sums({}).can_hold(1, Sums::kNoPart, 0), May::no);
}

TEST(Sums, CountsOfASpectrumAreThoseThatHaveALayout) {
  const auto counts = counts_of({.least = 2, .ways = {3, 0, 1e-300}, .remainders = {3, 0, 1}});
  EXPECT_EQ(counts.least, 2);
  EXPECT_EQ(counts.most, 4);
  EXPECT_EQ(counts.found, (std::vector<char>{1, 0, 1}));
  EXPECT_TRUE(counts.complete);
}

// ---- layouts of the whole board by their total

Spectrum spectrum_at_random(Random& random) {
  Spectrum spectrum{.least = random.between(0, 3)};
  for (int k = random.between(1, 4); k > 0; --k) {
    const int ways = random.between(1, 6);
    spectrum.ways.push_back(ways);
    spectrum.remainders.push_back(static_cast<std::uint64_t>(ways));
  }
  return spectrum;
}

std::uint64_t binomial(int cells, int mines) {
  if (mines < 0 || mines > cells) return 0;
  std::uint64_t ways = 1;
  for (int k = 1; k <= mines; ++k)
    ways = ways * static_cast<std::uint64_t>(cells - mines + k) / static_cast<std::uint64_t>(k);
  return ways;
}

// The layouts with `left` mines in all parts from `next` on and in the cells apart, of which part `fixed` has
// `mines`.
std::uint64_t layouts_of(const std::vector<Spectrum>& parts, std::size_t next, int apart, int left,
                         std::size_t fixed, int mines) {
  if (next == parts.size()) return binomial(apart, left);
  std::uint64_t sum = 0;
  for (std::size_t k = 0; k < parts[next].ways.size(); ++k) {
    const int here = parts[next].least + static_cast<int>(k);
    if (next == fixed && here != mines) continue;
    const auto ways = next == fixed ? 1 : parts[next].remainders[k];
    sum += ways * layouts_of(parts, next + 1, apart, left - here, fixed, mines);
  }
  return sum;
}

RC_GTEST_PROP(TotalProperty, WeighsEveryPartByAllLayoutsOfTheRest, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<Spectrum> parts;
  for (int i = random.between(0, 4); i > 0; --i) parts.push_back(spectrum_at_random(random));
  const int apart = random.between(0, 12);
  const int left = random.between(0, 20);
  const auto all = layouts_of(parts, 0, apart, left, parts.size(), 0);
  Context context({});
  Pace pace(context);
  const auto modulo = layouts_modulo(parts, apart, left, pace);
  if (modulo) RC_ASSERT(*modulo == all);
  if (all == 0) return;
  RC_ASSERT(modulo.has_value());
  const auto weighing = weigh_by_total(parts, apart, left, pace);
  RC_ASSERT(weighing.has_value());
  RC_ASSERT(std::abs(weighing->log_layouts - std::log(static_cast<double>(all))) < 1e-6);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    double sum = 0;
    for (std::size_t k = 0; k < parts[i].ways.size(); ++k) sum += parts[i].ways[k] * weighing->weights[i][k];
    for (std::size_t k = 0; k < parts[i].ways.size(); ++k) {
      const auto elsewhere = layouts_of(parts, 0, apart, left, i, parts[i].least + static_cast<int>(k));
      const double share = parts[i].ways[k] * static_cast<double>(elsewhere) / static_cast<double>(all);
      RC_ASSERT(std::abs(parts[i].ways[k] * weighing->weights[i][k] / sum - share) < 1e-6);
    }
  }
  if (apart == 0) return;
  const auto with_mine = layouts_of(parts, 0, apart - 1, left - 1, parts.size(), 0);
  RC_ASSERT(std::abs(weighing->apart_odds - static_cast<double>(with_mine) / static_cast<double>(all)) <
            1e-6);
}

TEST(Total, ADensityWeighsEveryMineAlike) {
  const std::vector<Spectrum> parts{{.least = 1, .ways = {2, 6, 1}, .remainders = {2, 6, 1}}};
  const auto weighing = weigh_by_density(parts, 0.2);
  EXPECT_EQ(weighing.apart_odds, 0.2);
  EXPECT_NEAR(weighing.weights[0][1] / weighing.weights[0][0], 0.25, 1e-12);
  EXPECT_NEAR(weighing.weights[0][2] / weighing.weights[0][1], 0.25, 1e-12);
}

TEST(Total, ALargeBoardIsWeighedWithoutLeavingTheRangeOfADouble) {
  Context context({});
  Pace pace(context);
  const std::vector<Spectrum> parts(300, {.least = 0, .ways = {1, 3}, .remainders = {1, 3}});
  const auto weighing = weigh_by_total(parts, 9000, 2000, pace);
  ASSERT_TRUE(weighing);
  EXPECT_GT(weighing->log_layouts, 1000);
  // All parts alike: each as likely to hold a mine as any other, and together with the rest all 2000.
  const double share = 3 * weighing->weights[0][1] / (weighing->weights[0][0] + 3 * weighing->weights[0][1]);
  EXPECT_NEAR(300 * share + 9000 * weighing->apart_odds, 2000, 1e-6);
}

TEST(Total, WithoutTimeOrMemoryThereIsNone) {
  const std::vector<Spectrum> parts(3, {.least = 0, .ways = {1, 1}, .remainders = {1, 1}});
  std::stop_source source;
  source.request_stop();
  Context stopped({.stop = source.get_token()});
  Pace no_pace(stopped);
  EXPECT_FALSE(weigh_by_total(parts, 3, 2, no_pace));
  EXPECT_FALSE(layouts_modulo(parts, 3, 2, no_pace));
  Context small({.limits = {.bytes = 8}});
  Pace pace(small);
  EXPECT_FALSE(weigh_by_total(parts, 3, 2, pace));
}

TEST(Figure, IsADecimalNumberOfAnyLength) {
  EXPECT_EQ(figure_of("0")->remainder, 0U);
  EXPECT_EQ(figure_of("2305843009213693951")->remainder, 0U) << "the prime itself";
  EXPECT_EQ(figure_of("2305843009213693952")->remainder, 1U);
  EXPECT_NEAR(figure_of("1000")->log, std::log(1000), 1e-12);
  EXPECT_NEAR(figure_of("1" + std::string(400, '0'))->log, 400 * std::log(10), 1e-9);
  for (const auto* text : {"", "-1", "1e5", "12 ", "1.5"}) EXPECT_FALSE(figure_of(text)) << text;
}

}  // namespace
}  // namespace quadrille::mines::audit
