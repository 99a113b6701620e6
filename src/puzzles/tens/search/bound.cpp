#include "puzzles/tens/search/bound.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace quadrille::tens {
namespace {

constexpr int kDigits = 9;
// The simplex method ends by itself after a few dozen pivots; the cap only guards against cycling.
constexpr int kMostPivots = 2000;
// Reduced costs below this are noise of the arithmetic.
constexpr double kNegligible = 1e-9;

using Vector = std::array<double, kDigits>;

// The group of digits that sums to the target and is worth most, each digit having its own worth.
struct Group {
  Vector count{};
  double worth = -std::numeric_limits<double>::infinity();
};

Group best_group(int target, const Vector& worth) {
  std::vector<double> best(static_cast<std::size_t>(target) + 1, -std::numeric_limits<double>::infinity());
  std::vector<int> last(static_cast<std::size_t>(target) + 1, 0);
  best[0] = 0;
  for (int sum = 1; sum <= target; ++sum) {
    for (int digit = 1; digit <= std::min(kDigits, sum); ++digit) {
      const double value = best[sum - digit] + worth[digit - 1];
      if (value > best[sum]) {
        best[sum] = value;
        last[sum] = digit;
      }
    }
  }
  Group group;
  group.worth = best[target];
  for (int sum = target; sum > 0; sum -= last[sum]) group.count[last[sum] - 1] += 1;
  return group;
}

Vector worth_beyond(const Vector& prices) {
  Vector worth{};
  for (int i = 0; i < kDigits; ++i) worth[i] = 1 - prices[i];
  return worth;
}

// The revised simplex method with column generation: maximise the cells of the groups chosen, using no digit
// more often than it occurs on the board. Basis columns start as the nine slacks.
Vector optimal_prices(int target, const DigitCounts& counts) {
  std::array<Vector, kDigits> inverse{};
  Vector cost{};
  Vector amount{};
  for (int i = 0; i < kDigits; ++i) {
    inverse[i][i] = 1;
    // Distinct tiny amounts keep pivots from stalling if digits are missing.
    amount[i] = counts[i + 1] + 1e-6 * (i + 1);
  }
  Vector prices{};
  for (int pivot = 0; pivot < kMostPivots; ++pivot) {
    for (int j = 0; j < kDigits; ++j) {
      prices[j] = 0;
      for (int i = 0; i < kDigits; ++i) prices[j] += cost[i] * inverse[i][j];
    }
    Vector column{};
    double gain = 0;
    double column_cost = 0;
    const auto cheapest = std::ranges::min_element(prices);
    if (*cheapest < -kNegligible) {
      column[cheapest - prices.begin()] = 1;
      gain = -*cheapest;
    } else {
      const auto group = best_group(target, worth_beyond(prices));
      column = group.count;
      gain = group.worth;
      column_cost = std::accumulate(column.begin(), column.end(), 0.0);
    }
    if (gain <= kNegligible) break;

    Vector direction{};
    int leaving = -1;
    for (int i = 0; i < kDigits; ++i) {
      for (int j = 0; j < kDigits; ++j) direction[i] += inverse[i][j] * column[j];
      if (direction[i] <= kNegligible) continue;
      if (leaving < 0 || amount[i] * direction[leaving] < amount[leaving] * direction[i]) leaving = i;
    }
    if (leaving < 0) break;
    const double step = amount[leaving] / direction[leaving];
    for (int j = 0; j < kDigits; ++j) inverse[leaving][j] /= direction[leaving];
    for (int i = 0; i < kDigits; ++i) {
      if (i == leaving) continue;
      amount[i] -= step * direction[i];
      for (int j = 0; j < kDigits; ++j) inverse[i][j] -= direction[i] * inverse[leaving][j];
    }
    amount[leaving] = step;
    cost[leaving] = column_cost;
  }
  return prices;
}

// Raises prices until no group is worth more than its prices, whatever the simplex method left undone.
Vector made_feasible(int target, Vector prices) {
  for (auto& price : prices) price = std::max(price, 0.0);
  const double lacking = std::max(0.0, best_group(target, worth_beyond(prices)).worth) + kNegligible;
  // A group has at least this many digits, and each of them pays its share of the shortfall.
  const int fewest_digits = (target + kDigits - 1) / kDigits;
  for (auto& price : prices) price += lacking / fewest_digits;
  return prices;
}

}  // namespace

DigitCounts count_digits(const Board& board) {
  DigitCounts counts{};
  for (const auto digit : board.digits.values()) ++counts[digit];
  counts[0] = 0;
  return counts;
}

Prices packing_prices(int target, const DigitCounts& counts) {
  const auto best = made_feasible(target, optimal_prices(target, counts));
  Prices prices{};
  for (int digit = 1; digit <= kDigits; ++digit) {
    prices[digit] = static_cast<std::int64_t>(std::ceil(best[digit - 1] * kPriceScale));
  }
  return prices;
}

PackingBound::PackingBound(int target) : target_(target) {
  // Without solving any linear program: a group has at most `target` digits, each of them worth a cell.
  Prices one_each;
  one_each.fill(kPriceScale);
  prices_.push_back(one_each);
}

int PackingBound::quick(const DigitCounts& counts) const {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (const auto& prices : prices_) {
    std::int64_t total = 0;
    for (int digit = 1; digit <= kDigits; ++digit) total += prices[digit] * counts[digit];
    least = std::min(least, total);
  }
  return static_cast<int>(least / kPriceScale);
}

int PackingBound::tight(const DigitCounts& counts) {
  prices_.push_back(packing_prices(target_, counts));
  const int cells = std::accumulate(counts.begin() + 1, counts.end(), 0);
  return std::min(quick(counts), cells - leftover_cells(counts));
}

// Moves take away multiples of the target, so the rest is congruent to the total modulo the target: at least
// the fewest digits that can sum to that must stay.
int PackingBound::leftover_cells(const DigitCounts& counts) const {
  int total = 0;
  for (int digit = 1; digit <= kDigits; ++digit) total += digit * counts[digit];
  const int wanted = total % target_;
  std::vector<int> fewest(static_cast<std::size_t>(target_), -1);
  std::vector<int> reached{0};
  fewest[0] = 0;
  for (std::size_t i = 0; i < reached.size() && fewest[wanted] < 0; ++i) {
    for (int digit = 1; digit <= kDigits; ++digit) {
      const int next = (reached[i] + digit) % target_;
      if (counts[digit] == 0 || fewest[next] >= 0) continue;
      fewest[next] = fewest[reached[i]] + 1;
      reached.push_back(next);
    }
  }
  return std::max(0, fewest[wanted]);
}

int upper_bound(const Board& board) { return PackingBound(board.target).tight(count_digits(board)); }

}  // namespace quadrille::tens
