#include "service/sets/resident.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::service {
namespace {

constexpr std::size_t kMuch = std::size_t{256} << 20U;

TEST(ResidentWatch, SeesMemoryThatHasBeenGivenBackAlready) {
  ResidentWatch watch;
  { const std::vector<char> touched(kMuch, 'x'); }
  EXPECT_GE(watch.peak(), kMuch);
}

TEST(ResidentWatch, ThoseThatLiveTogetherSeeTheSame) {
  ResidentWatch outer;
  {
    ResidentWatch inner;
    const std::vector<char> touched(kMuch, 'x');
    EXPECT_GE(inner.peak(), kMuch);
  }
  EXPECT_GE(outer.peak(), kMuch);
}

}  // namespace
}  // namespace quadrille::service
