#include "puzzles/mines/audit/sweep.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::mines::audit {
namespace {

// Orders as narrow as this are accepted without looking further.
constexpr int kNarrow = 7;
constexpr std::size_t kMostStarts = 8;

struct Order {
  std::vector<int> cells{};
  std::vector<int> numbers{};  // in the order begun
  int widest = 0;
  double work = 0;  // grows with the layouts that are distinguished on the way
  bool whole = false;
};

// Continues with the begun number that has the fewest cells left: it is the next to be finished.
Order order_from(const Patch& patch, int start, Pace& pace) {
  Order order;
  order.cells.reserve(patch.cells.size());
  std::vector<char> laid(patch.cells.size(), 0);
  std::vector<int> left(patch.numbers.size());
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = patch.numbers[i].room;
  std::vector<char> seen(patch.numbers.size(), 0);
  std::vector<int> begun;
  const auto begin = [&](int number) {
    if (std::exchange(seen[number], char{1}) != 0) return;
    order.numbers.push_back(number);
    begun.push_back(number);
  };
  std::size_t unseen = 0;
  begin(start);
  while (order.cells.size() < patch.cells.size()) {
    if (begun.empty()) {  // numbers near each other need not be connected
      while (seen[unseen] != 0) ++unseen;
      begin(static_cast<int>(unseen));
    }
    const auto next = *std::ranges::min_element(begun, {}, [&](int number) { return left[number]; });
    for (const int cell : patch.numbers[next].around()) {
      if (std::exchange(laid[cell], char{1}) != 0) continue;
      order.cells.push_back(cell);
      for (const int number : patch.cells[cell].touched()) {
        begin(number);
        --left[number];
      }
      order.widest = std::max(order.widest, static_cast<int>(begun.size()));
      order.work += std::exp2(static_cast<double>(begun.size()));
      if (order.widest > kWidest) return order;
    }
    std::erase_if(begun, [&](int number) { return left[number] == 0; });
    if (!pace.go_on(16 + begun.size())) return order;
  }
  order.whole = true;
  return order;
}

}  // namespace

std::vector<int> sweep(const Patch& patch, Pace& pace) {
  if (patch.numbers.empty()) return {};
  // The number reached last, from anywhere, lies at an end.
  const auto across = order_from(patch, 0, pace);
  auto best = order_from(patch, across.numbers.back(), pace);
  if (!best.whole || best.widest > kNarrow) {
    const auto starts = std::min(kMostStarts, patch.numbers.size());
    for (std::size_t i = 0; i < starts && pace.going(); ++i) {
      auto other = order_from(patch, static_cast<int>(i * patch.numbers.size() / starts), pace);
      if (other.whole && (!best.whole || other.work < best.work)) best = std::move(other);
    }
  }
  if (!best.whole) return {};
  return std::move(best.cells);
}

}  // namespace quadrille::mines::audit
