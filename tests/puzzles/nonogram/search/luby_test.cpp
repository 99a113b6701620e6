#include "puzzles/nonogram/search/luby.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace quadrille::nonogram {
namespace {

TEST(NonogramLuby, BeginsAsThePaperHasIt) {
  std::vector<std::uint64_t> runs;
  for (std::uint64_t number = 0; number < 15; ++number) runs.push_back(luby(number));
  EXPECT_EQ(runs, (std::vector<std::uint64_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8}));
}

// Every round is the one before it twice, and then a run twice as long as its longest.
TEST(NonogramLuby, ARoundIsTheOneBeforeTwiceAndTwiceItsLongest) {
  std::vector<std::uint64_t> expected{1};
  for (std::uint64_t longest = 2; longest <= 1024; longest *= 2) {
    const auto round = expected;
    expected.insert(expected.end(), round.begin(), round.end());
    expected.push_back(longest);
  }
  for (std::size_t number = 0; number < expected.size(); ++number) {
    ASSERT_EQ(luby(number), expected[number]) << number;
  }
}

}  // namespace
}  // namespace quadrille::nonogram
