#include "engine/run/metrics.hpp"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Metrics, OwnCountsStartAtNothingAndAddUp) {
  Metrics metrics;
  metrics.add("lines", 2);
  metrics.add("guesses", 1);
  metrics.add("lines", 3);
  EXPECT_EQ(metrics.extra, (std::vector<std::pair<std::string, double>>{{"lines", 5}, {"guesses", 1}}));
}

TEST(Metrics, JoinAddsEverything) {
  Metrics left{.nodes = 1, .backtracks = 2, .pruned = 3, .extra = {{"lines", 4}}};
  left.join({.nodes = 10, .backtracks = 20, .pruned = 30, .extra = {{"guesses", 1}, {"lines", 40}}});
  EXPECT_EQ(left.nodes, 11U);
  EXPECT_EQ(left.backtracks, 22U);
  EXPECT_EQ(left.pruned, 33U);
  EXPECT_EQ(left.extra, (std::vector<std::pair<std::string, double>>{{"lines", 44}, {"guesses", 1}}));
}

TEST(Metrics, ADepthIsMadeWhenItIsFirstCounted) {
  Metrics metrics;
  EXPECT_TRUE(metrics.depths.empty());
  ++metrics.at_depth(2).nodes;
  ++metrics.at_depth(2).nodes;
  ++metrics.at_depth(0).backtracks;
  EXPECT_EQ(metrics.depths, (std::vector<DepthCount>{{0, 1}, {0, 0}, {2, 0}}));
}

TEST(Metrics, WhatLiesDeeperThanTheMostCountsInTheLast) {
  Metrics metrics;
  ++metrics.at_depth(Metrics::kMostDepths - 1).nodes;
  ++metrics.at_depth(Metrics::kMostDepths).nodes;
  ++metrics.at_depth(1'000'000).nodes;
  EXPECT_EQ(metrics.depths.size(), Metrics::kMostDepths);
  EXPECT_EQ(metrics.depths.back().nodes, 3U);
}

TEST(Metrics, JoinAddsDepthByDepthAndKeepsTheDeeper) {
  Metrics left{.depths = {{1, 0}, {2, 1}}};
  left.join({.depths = {{10, 5}, {20, 6}, {30, 7}}});
  EXPECT_EQ(left.depths, (std::vector<DepthCount>{{11, 5}, {22, 7}, {30, 7}}));
}

}  // namespace
}  // namespace quadrille
