#include "engine/run/random.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>

namespace quadrille {
namespace {

// Boards made from a seed must stay the same for ever, so these numbers may not change.
TEST(Random, TheNumbersOfAStreamArePinned) {
  Random random(1);
  EXPECT_EQ(random.next(), 0x017DAF0019666393ULL);
  EXPECT_EQ(random.next(), 0xD9E484272F675712ULL);
  EXPECT_EQ(random.next(), 0x29BD10DB6BCD372FULL);
  Random stream(42, 7);
  EXPECT_EQ(stream.next(), 0xF03B9AF2C6B09B5BULL);
  EXPECT_EQ(stream.next(), 0xA404C9693EA0FA33ULL);
}

TEST(Random, BoundedDrawsArePinned) {
  Random random(2024, 3);
  std::array<int, 12> dice{};
  for (int& die : dice) die = random.between(1, 6);
  EXPECT_EQ(dice, (std::array{5, 6, 2, 1, 1, 6, 3, 4, 6, 6, 4, 6}));
}

RC_GTEST_PROP(Random, DrawsStayInTheirRange, (std::uint64_t seed)) {
  Random random(seed);
  const auto bound = *rc::gen::inRange<std::uint32_t>(1, UINT32_MAX);
  const int low = *rc::gen::inRange(-1000, 1000);
  const int high = low + *rc::gen::inRange(0, 1000);
  for (int i = 0; i < 50; ++i) {
    RC_ASSERT(random.below(bound) < bound);
    const int drawn = random.between(low, high);
    RC_ASSERT(drawn >= low && drawn <= high);
    const float unit = random.unit();
    RC_ASSERT(unit >= 0.0F && unit < 1.0F);
  }
}

TEST(Random, ABoundOfOneIsAlwaysNothing) {
  Random random(3);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
}

// 90,000 draws of a digit: 10,000 of each, give or take 95; five times that never happens to a fair die.
TEST(Random, DigitsAreUniform) {
  Random random(11);
  std::array<int, 9> seen{};
  for (int i = 0; i < 90'000; ++i) ++seen[random.below(9)];
  for (const int count : seen) EXPECT_NEAR(count, 10'000, 480);
}

// The first number of many streams of one seed is as random as many numbers of one stream: boards 0, 1, 2 ...
// of a generator must not resemble each other.
TEST(Random, NeighbouringStreamsAndSeedsAreIndependent) {
  std::array<int, 10> by_stream{};
  std::array<int, 10> by_seed{};
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    ++by_stream[Random(1, i).below(10)];
    ++by_seed[Random(i).below(10)];
  }
  for (const int count : by_stream) EXPECT_NEAR(count, 1000, 150);
  for (const int count : by_seed) EXPECT_NEAR(count, 1000, 150);
}

TEST(Random, StreamsDoNotMeet) {
  std::set<std::uint64_t> numbers;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (std::uint64_t stream = 0; stream < 10; ++stream) {
      Random random(seed, stream);
      for (int i = 0; i < 100; ++i) numbers.insert(random.next());
    }
  }
  EXPECT_EQ(numbers.size(), 10'000U);
}

}  // namespace
}  // namespace quadrille
