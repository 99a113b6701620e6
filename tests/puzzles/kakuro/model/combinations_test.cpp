#include "puzzles/kakuro/model/combinations.hpp"

#include <map>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "puzzles/kakuro/search/partial_runs.hpp"

namespace quadrille::kakuro {
namespace {

// Every set of digits by its size and sum, by picking or leaving one digit after the other.
using Sets = std::map<std::pair<int, int>, std::set<std::set<int>>>;

void pick(int digit, const std::set<int>& picked, int sum, Sets& sets) {
  if (digit > 9) {
    if (!picked.empty()) sets[{static_cast<int>(picked.size()), sum}].insert(picked);
    return;
  }
  pick(digit + 1, picked, sum, sets);
  auto more = picked;
  more.insert(digit);
  pick(digit + 1, more, sum + digit, sets);
}

const Sets& all_sets() {
  static const auto sets = [] {
    Sets all;
    pick(1, {}, 0, all);
    return all;
  }();
  return sets;
}

std::set<int> members(Digits digits) {
  std::set<int> set;
  for (int digit = 1; digit <= 9; ++digit) {
    if ((digits >> (digit - 1) & 1) != 0) set.insert(digit);
  }
  return set;
}

TEST(KakuroCombinations, AreAllThatTryingFinds) {
  std::size_t pairs = 0;
  std::size_t sets = 0;
  for (int length = -1; length <= 11; ++length) {
    for (int sum = -1; sum <= 50; ++sum) {
      std::set<std::set<int>> listed;
      for (const auto digits : combinations(length, sum)) {
        EXPECT_TRUE(listed.insert(members(digits)).second) << "listed twice";
      }
      const auto found = all_sets().find({length, sum});
      EXPECT_EQ(listed, found == all_sets().end() ? std::set<std::set<int>>{} : found->second)
          << length << " cells, sum " << sum;
      pairs += listed.empty() ? 0 : 1;
      sets += listed.size();
    }
  }
  EXPECT_EQ(pairs, 129U);
  EXPECT_EQ(sets, 511U);
}

TEST(KakuroCombinations, LieBetweenTheLeastAndTheLargestSum) {
  for (int length = 1; length <= 9; ++length) {
    for (int sum = 0; sum <= kLargestSum; ++sum) {
      EXPECT_EQ(!combinations(length, sum).empty(), sum >= least_sum(length) && sum <= largest_sum(length));
    }
  }
}

TEST(KakuroCombinations, DigitSetsCountAndSum) {
  const auto digits = static_cast<Digits>(digit_bit(1) | digit_bit(4) | digit_bit(9));
  EXPECT_EQ(count(digits), 3);
  EXPECT_EQ(sum_of(digits), 14);
  EXPECT_FALSE(is_single(digits));
  EXPECT_TRUE(is_single(digit_bit(7)));
  EXPECT_EQ(only_digit(digit_bit(7)), 7);
}

TEST(KakuroPartialRuns, CanBeFinishedExactlyWhereACombinationIsLeft) {
  for (unsigned set = 0; set <= kAllDigits; ++set) {
    const auto used = static_cast<Digits>(set);
    for (int open = 0; open <= 9 - count(used); ++open) {
      for (int sum = 1; sum <= kLargestSum; ++sum) {
        const int missing = sum - sum_of(used);
        bool possible = open == 0 && missing == 0;
        for (const auto digits : combinations(open, missing)) possible |= (digits & used) == 0;
        ASSERT_EQ(kPartialRuns.can_make(sum, used, open), possible) << set << " " << open << " " << sum;
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::kakuro
