#include "engine/metrics.hpp"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Metrics, OwnCountsStartAtNothingAndAddUp) {
  Metrics metrics;
  metrics.add("lines", 2);
  metrics.add("guesses", 1);
  metrics.add("lines", 3);
  EXPECT_EQ(metrics.more, (std::vector<std::pair<std::string, double>>{{"lines", 5}, {"guesses", 1}}));
}

TEST(Metrics, JoinAddsEverything) {
  Metrics left{.nodes = 1, .backtracks = 2, .pruned = 3, .more = {{"lines", 4}}};
  left.join({.nodes = 10, .backtracks = 20, .pruned = 30, .more = {{"guesses", 1}, {"lines", 40}}});
  EXPECT_EQ(left.nodes, 11U);
  EXPECT_EQ(left.backtracks, 22U);
  EXPECT_EQ(left.pruned, 33U);
  EXPECT_EQ(left.more, (std::vector<std::pair<std::string, double>>{{"lines", 44}, {"guesses", 1}}));
}

}  // namespace
}  // namespace quadrille
