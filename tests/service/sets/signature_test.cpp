#include "service/sets/signature.hpp"

#include <gtest/gtest.h>

#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

TEST(Samples, ArePuzzlesWithoutTheirAnswers) {
  const auto samples = sample_puzzles(*lamps::family());
  ASSERT_EQ(samples.size(), 3U);
  EXPECT_EQ(samples[0].id, "one");
  EXPECT_EQ(samples[1].id, "pair.txt#left");
  EXPECT_EQ(samples[2].id, "pair.txt#right");
}

// 1?1 takes 4 nodes, ?0?1 takes 5 and ??? takes 4, at 2, 2 and 1 lamps; the endless one uses up its limit on
// each and leaves the lamps as they are.
TEST(Signature, CountsNodesScoreAndSolvedPerStrategy) {
  EXPECT_EQ(signature(*lamps::family()),
            "lamps search: 13 nodes, score 5, 3 of 3 solved\n"
            "lamps endless: 60000 nodes, score 3, 0 of 3 solved\n");
}

TEST(Signature, IsRepeatable) { EXPECT_EQ(signature(*lamps::family()), signature(*lamps::family())); }

}  // namespace
}  // namespace quadrille::service
