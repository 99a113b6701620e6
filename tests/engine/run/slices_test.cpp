#include "engine/run/slices.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <vector>

#include "support/manual_clock.hpp"

namespace quadrille {
namespace {

constexpr std::size_t kManySlices = std::size_t{3} << 20U;

TEST(Slices, ATableOfManySlicesHoldsItsValueEverywhere) {
  Context context({});
  EXPECT_EQ(filled_in_slices(kManySlices, std::uint8_t{7}, context),
            std::vector<std::uint8_t>(kManySlices, 7));
}

TEST(Slices, ALimitMetOnTheWayLeavesTheTableShort) {
  ManualClock clock(std::chrono::milliseconds(1));
  Context context({.limits = {.time = std::chrono::milliseconds(4)}, .clock = &clock});
  const auto table = filled_in_slices(16 * kManySlices, std::uint8_t{7}, context);
  EXPECT_EQ(context.end(), End::timeout);
  EXPECT_GT(table.size(), 0U);
  EXPECT_LT(table.size(), 16 * kManySlices);
}

}  // namespace
}  // namespace quadrille
