#include "puzzles/mines/search/counting_problem.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::mines {
namespace {

// A cut of up to this many numbers is cheap whatever the order; for a wider one it is worth looking for a
// better order.
constexpr int kNarrow = 7;
constexpr int kMostStarts = 24;

struct Sequence {
  std::vector<std::uint32_t> zones{};
  int width = 0;
  double work = 0;  // states to expect, roughly; infinite: too wide, and given up

  [[nodiscard]] bool is_complete() const { return std::isfinite(work); }
};

// Decides zones one by one: always the one that opens the fewest numbers and closes the most.
class Sweep {
 public:
  explicit Sweep(const CountingProblem& problem) : tangle_(problem), zones_of_(problem.needs.size()) {
    for (std::size_t zone = 0; zone < problem.zones.size(); ++zone) {
      for (const auto number : problem.zones[zone].touched())
        zones_of_[number].push_back(static_cast<std::uint32_t>(zone));
    }
  }

  [[nodiscard]] Sequence from(std::uint32_t start) {
    const auto count = tangle_.zones.size();
    left_.resize(zones_of_.size());
    for (std::size_t number = 0; number < left_.size(); ++number)
      left_[number] = static_cast<int>(zones_of_[number].size());
    opened_at_.assign(zones_of_.size(), 0);
    decided_.assign(count, 0);
    open_.clear();
    Sequence sequence;
    sequence.zones.reserve(count);
    for (auto zone = start;;) {
      decide(zone, sequence);
      if (sequence.zones.size() == count || !sequence.is_complete()) return sequence;
      zone = next();
    }
  }

  // A zone at an end of the component, as far as a walk from the first zone can tell.
  [[nodiscard]] std::uint32_t far_end() const {
    std::vector<char> seen(tangle_.zones.size(), 0);
    std::vector<std::uint32_t> walk{0};
    seen[0] = 1;
    for (std::size_t i = 0; i < walk.size(); ++i) {
      for (const auto number : tangle_.zones[walk[i]].touched()) {
        for (const auto zone : zones_of_[number]) {
          if (seen[zone] != 0) continue;
          seen[zone] = 1;
          walk.push_back(zone);
        }
      }
    }
    return walk.back();
  }

 private:
  void decide(std::uint32_t zone, Sequence& sequence) {
    sequence.zones.push_back(zone);
    decided_[zone] = 1;
    for (const auto number : tangle_.zones[zone].touched()) {
      if (opened_at_[number] == 0) {
        opened_at_[number] = static_cast<int>(sequence.zones.size());
        open_.push_back(number);
      }
      --left_[number];
    }
    sequence.width = std::max(sequence.width, static_cast<int>(open_.size()));
    if (sequence.width > kWidestCut) sequence.work = HUGE_VAL;
    std::erase_if(open_, [&](std::uint32_t number) { return left_[number] == 0; });
    sequence.work += std::exp2(static_cast<double>(open_.size()));
  }

  [[nodiscard]] std::uint32_t next() const {
    // Between unconnected parts nothing is open.
    if (open_.empty()) return static_cast<std::uint32_t>(std::ranges::find(decided_, 0) - decided_.begin());
    std::uint32_t best = 0;
    // Opened minus closed, then the oldest open number: a number left open for long widens the cut for long.
    std::array<int, 2> best_rank{1000, 0};
    for (const auto number : open_) {
      for (const auto zone : zones_of_[number]) {
        if (decided_[zone] != 0) continue;
        int opens = 0;
        int oldest = opened_at_[number];
        for (const auto touched : tangle_.zones[zone].touched()) {
          opens += opened_at_[touched] == 0 ? 1 : 0;
          opens -= left_[touched] == 1 ? 1 : 0;
          if (opened_at_[touched] != 0) oldest = std::min(oldest, opened_at_[touched]);
        }
        const std::array rank{opens, oldest};
        if (rank < best_rank) {
          best_rank = rank;
          best = zone;
        }
      }
    }
    return best;
  }

  const CountingProblem& tangle_;
  std::vector<std::vector<std::uint32_t>> zones_of_;  // by number
  std::vector<int> left_;                             // undecided zones of a number
  std::vector<int> opened_at_;                        // the step that first touched a number; 0: none yet
  std::vector<char> decided_;
  std::vector<std::uint32_t> open_;  // numbers with some, but not all, of their zones decided
};

}  // namespace

bool is_beyond(const CountingProblem& problem, const ComponentLimits& limits) {
  if (limits.limit_enum && std::cmp_greater(problem.zones.size(), *limits.limit_enum)) return true;
  if (!limits.max_component_size) return false;
  int cells = 0;
  for (const auto& zone : problem.zones) cells += zone.cells;
  return cells > *limits.max_component_size;
}

std::vector<std::uint32_t> narrow_order(const CountingProblem& problem) {
  if (problem.zones.empty()) return {};
  Sweep sweep(problem);
  auto best = sweep.from(sweep.far_end());
  if (best.width <= kNarrow) return std::move(best.zones);
  const auto count = problem.zones.size();
  const auto starts = std::min<std::size_t>(count, kMostStarts);
  for (std::size_t i = 0; i < starts; ++i) {
    auto other = sweep.from(static_cast<std::uint32_t>(i * count / starts));
    if (other.work < best.work) best = std::move(other);
  }
  if (!best.is_complete()) return {};
  return std::move(best.zones);
}

}  // namespace quadrille::mines
