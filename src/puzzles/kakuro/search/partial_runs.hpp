#pragma once

#include <array>
#include <cstdint>

#include "puzzles/kakuro/model/combinations.hpp"

namespace quadrille::kakuro {

// Whether a run that holds some digits can still be finished: one lookup instead of a search among the
// combinations. For every set of digits in use and every number of open cells it keeps the sums that
// different unused digits can make. Made at compile time.
class PartialRuns {
 public:
  consteval PartialRuns() {
    for (unsigned set = 0; set <= kAllDigits; ++set) sum_[set] = sum_of(static_cast<Digits>(set));
    for (unsigned used = 0; used <= kAllDigits; ++used) {
      const auto unused = kAllDigits & ~used;
      // Every subset of the unused digits, the empty one last.
      for (auto set = unused;; set = (set - 1) & unused) {
        sums_[used][static_cast<std::size_t>(count(static_cast<Digits>(set)))] |= std::uint64_t{1}
                                                                                  << sum_[set];
        if (set == 0) break;
      }
    }
  }

  // Whether the digits in use and `open` others, all different, can make this sum.
  [[nodiscard]] constexpr bool can_make(int sum, Digits used, int open) const {
    const int missing = sum - sum_[used];
    return missing >= 0 && (sums_[used][static_cast<std::size_t>(open)] >> missing & 1U) != 0;
  }

 private:
  std::array<int, kAllDigits + 1> sum_{};
  std::array<std::array<std::uint64_t, 10>, kAllDigits + 1> sums_{};  // bit s: the sum s can be made
};

inline constexpr PartialRuns kPartialRuns;

}  // namespace quadrille::kakuro
