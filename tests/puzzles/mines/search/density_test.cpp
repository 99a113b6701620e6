#include "puzzles/mines/search/density.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace quadrille::mines {
namespace {

// The mines that layouts hold on average, each weighed by the odds of its mines.
double mines_expected(const std::vector<double>& layouts, int least, double density) {
  double sum = 0;
  double mines = 0;
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    const double count = least + static_cast<double>(i);
    const double weight = layouts[i] * std::pow(density / (1 - density), count);
    sum += weight;
    mines += weight * count;
  }
  return mines / sum;
}

TEST(Density, BeforeAnythingIsSeenIsThatOfAnExpertsBoard) {
  EXPECT_NEAR(estimated_density({}, {}), 0.2, 1e-12);
}

TEST(Density, OfWhatIsKnownIsItsShareOfMinesDrawnALittleTowardsThatOfAnExpertsBoard) {
  EXPECT_NEAR(estimated_density({}, {.clear = 70, .mines = 20}), 22.0 / 100, 1e-12);
  EXPECT_NEAR(estimated_density({}, {.clear = 6990, .mines = 3000}), 0.3002, 1e-12);
}

TEST(Density, AComponentThatHoldsOneNumberOfMinesAddsJustThat) {
  const std::vector<double> layouts{17};
  const Spectrum spectrum{.least = 3, .by_mines = layouts};
  EXPECT_NEAR(estimated_density(std::span(&spectrum, 1), {.clear = 4, .mines = 1, .frontier = 6}),
              (2 + 1 + 3) / (10.0 + 4 + 1 + 6), 1e-12);
}

RC_GTEST_PROP(DensityProperty, IsTheOneUnderWhichAsManyMinesAreToBeExpected, ()) {
  const auto least = *rc::gen::inRange(0, 4);
  const auto layouts = *rc::gen::container<std::vector<double>>(
      *rc::gen::inRange<std::size_t>(1, 5),
      rc::gen::map(rc::gen::inRange(1, 50), [](int n) { return 1.0 * n; }));
  const Seen seen{.clear = *rc::gen::inRange(0, 60),
                  .mines = *rc::gen::inRange(0, 20),
                  .frontier = least + static_cast<int>(layouts.size()) + *rc::gen::inRange(0, 8)};
  const Spectrum spectrum{.least = least, .by_mines = layouts};
  const double density = estimated_density(std::span(&spectrum, 1), seen);
  const double mines = 2 + seen.mines + mines_expected(layouts, least, density);
  RC_ASSERT(std::abs(density - mines / (10 + seen.clear + seen.mines + seen.frontier)) < 1e-6);
}

RC_GTEST_PROP(DensityProperty, LayoutsCountedInAnotherMeasureChangeNothing, ()) {
  std::vector<double> layouts{3, 8, 1};
  const Spectrum one{.least = 1, .by_mines = layouts};
  const Seen seen{.clear = 12, .mines = 2, .frontier = 9};
  const double before = estimated_density(std::span(&one, 1), seen);
  const double factor = std::exp2(*rc::gen::inRange(-300, 300));
  for (auto& each : layouts) each *= factor;
  RC_ASSERT(std::abs(estimated_density(std::span(&one, 1), seen) - before) < 1e-9);
}

TEST(Odds, AreMinesAgainstNone) {
  EXPECT_DOUBLE_EQ(odds_of(0.5), 1);
  EXPECT_DOUBLE_EQ(odds_of(0.2), 0.25);
  EXPECT_DOUBLE_EQ(odds_of(0.75), 3);
}

TEST(Odds, KeepADistanceFromNoneAndFromAll) {
  for (const double density : {-1.0, 0.0, 1e-300}) EXPECT_GT(odds_of(density), 0) << density;
  for (const double density : {1.0, 2.0}) EXPECT_TRUE(std::isfinite(odds_of(density))) << density;
  EXPECT_GT(std::pow(odds_of(0), 8), std::numeric_limits<double>::min()) << "a zone of eight such mines";
}

}  // namespace
}  // namespace quadrille::mines
