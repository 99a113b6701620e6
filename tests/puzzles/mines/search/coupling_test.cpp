#include "puzzles/mines/search/coupling.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/run/random.hpp"

namespace quadrille::mines {
namespace {

// Components by their layouts alone.
struct Layouts {
  int least = 0;
  std::vector<double> by_mines{};
};

std::vector<Spectrum> spectra_of_layouts(const std::vector<Layouts>& components) {
  std::vector<Spectrum> spectra;
  for (const auto& [least, by_mines] : components)
    spectra.push_back({.least = least, .by_mines = by_mines, .whole = true});
  return spectra;
}

// The likelier numbers of mines are possible, and some in between perhaps not.
std::vector<Layouts> layouts_at_random(Random& random) {
  std::vector<Layouts> components;
  for (int i = random.between(0, 4); i > 0; --i) {
    auto& component = components.emplace_back(Layouts{.least = random.between(0, 3)});
    for (int k = random.between(0, 3); k >= 0; --k) component.by_mines.push_back(random.between(0, 5));
    component.by_mines.front() += 1;
    component.by_mines.back() += 1;
  }
  return components;
}

double ways_to_lay(int cells, int mines) {
  if (mines < 0 || mines > cells) return 0;
  double ways = 1;
  for (int k = 1; k <= mines; ++k) ways = ways * (cells - mines + k) / k;
  return ways;
}

// The layouts of all components but one, and of the cells inland, with so many mines.
double layouts_elsewhere(const std::vector<Layouts>& components, std::size_t but, int inland, int left) {
  std::map<int, double> all{{0, 1}};
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (i == but) continue;
    std::map<int, double> next;
    for (const auto& [mines, ways] : all) {
      for (std::size_t k = 0; k < components[i].by_mines.size(); ++k)
        next[mines + components[i].least + static_cast<int>(k)] += ways * components[i].by_mines[k];
    }
    all = std::move(next);
  }
  double sum = 0;
  for (const auto& [mines, ways] : all) sum += ways * ways_to_lay(inland, left - mines);
  return sum;
}

constexpr std::size_t kNoComponentLeftOut = SIZE_MAX;

RC_GTEST_PROP(Coupling, WeighsANumberOfMinesByTheLayoutsElsewhere, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto components = layouts_at_random(random);
  const int inland = random.between(0, 12);
  const int left = random.between(0, 16);
  Context context({});
  const auto coupling =
      couple(spectra_of_layouts(components), inland, left, std::exp(random.between(-6, 6)), context);
  const double all = layouts_elsewhere(components, kNoComponentLeftOut, inland, left);
  RC_ASSERT(coupling.has_value() == (all > 0));
  if (!coupling) return;
  for (std::size_t i = 0; i < components.size(); ++i) {
    const auto& weights = coupling->weights[i];
    const auto likeliest = std::ranges::max_element(weights) - weights.begin();
    const int base = left - components[i].least;
    const double most = layouts_elsewhere(components, i, inland, base - static_cast<int>(likeliest));
    RC_ASSERT(weights.size() == components[i].by_mines.size());
    for (std::size_t k = 0; k < weights.size(); ++k) {
      const double expected = layouts_elsewhere(components, i, inland, base - static_cast<int>(k)) / most;
      if (components[i].by_mines[k] <= 0) continue;
      RC_ASSERT(std::abs(weights[k] / weights[static_cast<std::size_t>(likeliest)] - expected) < 1e-9);
      RC_ASSERT((weights[k] > 0) == (expected > 0));
    }
  }
  if (inland == 0) return;
  // A mine in the first of the cells inland leaves one mine and one cell less.
  const double odds = layouts_elsewhere(components, kNoComponentLeftOut, inland - 1, left - 1) / all;
  RC_ASSERT(std::abs(coupling->inland.odds - odds) < 1e-9);
  RC_ASSERT(coupling->inland.can_be_mine == (odds > 0));
  RC_ASSERT(coupling->inland.can_be_safe ==
            (layouts_elsewhere(components, kNoComponentLeftOut, inland - 1, left) > 0));
}

TEST(Coupling, ATotalThatFallsIntoAGapFitsNoLayout) {
  const std::vector<Layouts> gap{{.least = 3, .by_mines = {1, 0, 1}}};
  const auto couples = [&](int inland, int left) {
    Context context({});
    const auto coupling = couple(spectra_of_layouts(gap), inland, left, 1, context);
    EXPECT_EQ(context.end(), End::finished);
    return coupling.has_value();
  };
  EXPECT_TRUE(couples(0, 3));
  EXPECT_FALSE(couples(0, 4));
  EXPECT_TRUE(couples(0, 5));
  EXPECT_TRUE(couples(1, 4)) << "one mine inland";
  EXPECT_FALSE(couples(1, 2));
  EXPECT_FALSE(couples(1, 7));
}

TEST(Coupling, KeepsThePossibleApartFromTheImpossibleOnALargeBoard) {
  // 5000 mines in 5100 cells: that all of them lie inland weighs next to nothing, and can be.
  const std::vector<Layouts> thin{{.least = 0, .by_mines = {1, 0, 1}}};
  Context context({});
  const auto coupling = couple(spectra_of_layouts(thin), 5100, 5000, 50, context);
  ASSERT_TRUE(coupling);
  EXPECT_GT(coupling->weights[0][0], 0);
  EXPECT_GT(coupling->weights[0][2], 0);
  EXPECT_NEAR(coupling->weights[0][0] / coupling->weights[0][2], (101.0 * 102) / (5000.0 * 4999), 1e-9);
}

TEST(Coupling, IsNotGivenOnceTheRunIsStoppedOrWithoutMemory) {
  const std::vector<Layouts> one{{.least = 0, .by_mines = {1, 1}}};
  std::stop_source source;
  source.request_stop();
  Context stopped({.stop = source.get_token()});
  EXPECT_FALSE(couple(spectra_of_layouts(one), 5, 2, 1, stopped));
  EXPECT_EQ(stopped.end(), End::stopped);
  Context small({.limits = {.bytes = 4}});
  EXPECT_FALSE(couple(spectra_of_layouts(one), 5, 2, 1, small));
  EXPECT_EQ(small.end(), End::memory);
}

TEST(Coupling, IsOnlyForSoManyComponents) {
  const std::vector<double> wide(1001, 1.0);
  const Spectrum spectrum{.by_mines = wide};
  EXPECT_TRUE(can_be_coupled({}));
  EXPECT_TRUE(can_be_coupled(std::vector(100, spectrum)));
  EXPECT_FALSE(can_be_coupled(std::vector(200, spectrum))) << "each takes the more room the more there are";
}

TEST(Loose, EveryMineWeighsItsOdds) {
  const std::vector<Layouts> components{{.least = 2, .by_mines = {1, 4, 2}}, {.least = 0, .by_mines = {1}}};
  for (const double odds : {0.25, 1.0, 9.0}) {
    const auto coupling = loose(spectra_of_layouts(components), odds);
    ASSERT_EQ(coupling.weights.size(), 2U);
    EXPECT_NEAR(coupling.weights[0][1] / coupling.weights[0][0], odds, 1e-12);
    EXPECT_NEAR(coupling.weights[0][2] / coupling.weights[0][1], odds, 1e-12);
    EXPECT_EQ(coupling.weights[1].size(), 1U);
    EXPECT_DOUBLE_EQ(coupling.inland.odds, odds / (1 + odds));
    EXPECT_TRUE(coupling.inland.can_be_mine && coupling.inland.can_be_safe);
  }
}

}  // namespace
}  // namespace quadrille::mines
