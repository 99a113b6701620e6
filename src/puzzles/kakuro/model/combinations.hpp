#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::kakuro {

// A set of digits: bit d - 1 stands for digit d.
using Digits = std::uint16_t;

inline constexpr Digits kAllDigits = 0x1FF;
inline constexpr int kLargestSum = 45;

[[nodiscard]] constexpr Digits digit_bit(int digit) { return static_cast<Digits>(1U << (digit - 1)); }
[[nodiscard]] constexpr int count(Digits digits) { return std::popcount(digits); }
[[nodiscard]] constexpr bool is_single(Digits digits) { return std::has_single_bit(digits); }
[[nodiscard]] constexpr int only_digit(Digits digits) { return std::countr_zero(digits) + 1; }
[[nodiscard]] constexpr int least_sum(int length) { return length * (length + 1) / 2; }
[[nodiscard]] constexpr int largest_sum(int length) { return length * (19 - length) / 2; }

[[nodiscard]] constexpr int sum_of(Digits digits) {
  int sum = 0;
  for (int digit = 1; digit <= 9; ++digit) sum += (digits & digit_bit(digit)) != 0 ? digit : 0;
  return sum;
}

// Every way to make a sum with a given number of different digits: 129 pairs (length, sum) have any, with 511
// digit sets in all. Made at compile time, sorted by length and sum.
class CombinationTable {
 public:
  // A counting sort: how many sets each pair has, where it starts, then every set to its place.
  consteval CombinationTable() {
    std::array<std::size_t, kAllDigits + 1> pair_of{};
    for (unsigned set = 1; set <= kAllDigits; ++set) {
      const auto digits = static_cast<Digits>(set);
      pair_of[set] = index(count(digits), sum_of(digits));
      ++start_[pair_of[set] + 1];
    }
    for (std::size_t pair = 1; pair < start_.size(); ++pair) start_[pair] += start_[pair - 1];
    auto free = start_;
    for (unsigned set = 1; set <= kAllDigits; ++set) sets_[free[pair_of[set]]++] = static_cast<Digits>(set);
  }

  // Empty if there is none, also for a length or a sum out of range.
  [[nodiscard]] constexpr std::span<const Digits> operator()(int length, int sum) const {
    if (length < 1 || length > 9 || sum < 0 || sum > kLargestSum) return {};
    const auto at = index(length, sum);
    return std::span(sets_).subspan(start_[at], start_[at + 1] - start_[at]);
  }

 private:
  static constexpr std::size_t index(int length, int sum) {
    const int pair = (length - 1) * (kLargestSum + 1) + sum;
    return static_cast<std::size_t>(pair);
  }

  std::array<Digits, kAllDigits> sets_{};
  std::array<std::uint16_t, 9 * (kLargestSum + 1) + 1> start_{};
};

inline constexpr CombinationTable kCombinations;

[[nodiscard]] constexpr std::span<const Digits> combinations(int length, int sum) {
  return kCombinations(length, sum);
}

// Those of them that hold all digits of one set and none of another.
[[nodiscard]] constexpr std::vector<Digits> combinations(int length, int sum, Digits with, Digits without) {
  std::vector<Digits> sets;
  for (const Digits set : combinations(length, sum)) {
    if ((set & with) == with && (set & without) == 0) sets.push_back(set);
  }
  return sets;
}

}  // namespace quadrille::kakuro
