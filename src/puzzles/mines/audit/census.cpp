#include "puzzles/mines/audit/census.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "puzzles/mines/audit/sweep.hpp"

namespace quadrille::mines::audit {
namespace {

constexpr std::uint32_t kNowhere = std::numeric_limits<std::uint32_t>::max();
// Beyond this, sums of layouts might leave the range of a double.
constexpr double kMostLayouts = 1e300;
// Memory is reserved in batches. Vectors grow by doubling, so twice their contents is counted.
constexpr std::size_t kLot = std::size_t{1} << 20U;

std::uint64_t need_in(std::uint64_t word, unsigned slot) { return word >> (4 * slot) & 15U; }

}  // namespace

// Every number has a slot of the key from its first cell to its last.
std::vector<Census::Step> Census::steps_of(const Patch& patch, std::span<const int> order) {
  constexpr unsigned kNone = kWidest;
  std::vector<unsigned> slots(patch.numbers.size(), kNone);
  std::vector<int> left(patch.numbers.size());
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = patch.numbers[i].room;
  std::vector<unsigned> free;
  for (unsigned slot = kWidest; slot-- > 0;) free.push_back(slot);
  std::vector<Step> steps;
  steps.reserve(order.size());
  for (const int cell : order) {
    auto& step = steps.emplace_back(Step{.cell = cell});
    for (const int number : patch.cells[cell].touched()) {
      auto& slot = slots[number];
      const bool begins = slot == kNone;
      if (begins) {
        slot = free.back();
        free.pop_back();
      }
      const bool is_high = slot >= 16;
      const auto shift = 4 * (slot % 16);
      (is_high ? step.one.high : step.one.low) += std::uint64_t{1} << shift;
      if (begins)
        (is_high ? step.opens.high : step.opens.low) += static_cast<std::uint64_t>(patch.numbers[number].need)
                                                        << shift;
      step.slots[static_cast<std::size_t>(step.count)] = static_cast<std::uint8_t>(slot);
      step.rooms[static_cast<std::size_t>(step.count++)] = static_cast<std::uint8_t>(--left[number]);
    }
    // Given back after the whole step: its numbers are side by side in the key.
    for (const int number : patch.cells[cell].touched()) {
      if (left[number] == 0) free.push_back(slots[number]);
    }
  }
  return steps;
}

Census::Verdict Census::count(const Patch& patch, std::size_t most_tallies) {
  const auto order = sweep(patch, pace_);
  if (!pace_.going()) return Verdict::ended;
  if (order.empty()) return Verdict::too_many;
  for (const auto& number : patch.numbers) {
    if (number.need < 0 || number.need > number.room) return Verdict::none;
  }
  steps_ = steps_of(patch, order);
  layers_.assign(1, 0);
  states_.assign(1, State{.size = 1});
  keys_.assign(1, Key{});
  ways_.assign(1, 1.0);
  remainders_.assign(1, 1);
  for (const auto& step : steps_) {
    if (!hold() || !pace_.go_on(8 * keys_.size())) return Verdict::ended;
    spread(step);
    if (next_.empty()) return Verdict::none;
    keys_.swap(next_);
    if (ways_.size() + keys_.size() > most_tallies) return Verdict::too_many;
    const auto before = ways_.size();
    const double largest = carry();
    if (largest > kMostLayouts || ways_.size() > most_tallies) return Verdict::too_many;
    if (!pace_.go_on(2 * (ways_.size() - before))) return Verdict::ended;
  }
  return Verdict::counted;
}

// The next layer is at most twice the last one, and each of its states has one tally more.
bool Census::hold() {
  const auto bytes =
      2 * (steps_.size() * sizeof(Step) + states_.size() * sizeof(State) +
           keys_.size() * (2 * sizeof(State) + 4 * sizeof(Key)) + ways_.size() * sizeof(double) +
           3 * remainders_.size() * (sizeof(double) + sizeof(std::uint64_t)));
  while (held_ < bytes) {
    if (!room_.grow(kLot)) return false;
    held_ += kLot;
  }
  return true;
}

bool Census::fits(const Step& step, const Key& key, bool mine) {
  for (int i = 0; i < step.count; ++i) {
    const unsigned slot = step.slots[static_cast<std::size_t>(i)];
    const auto need = slot < 16 ? need_in(key.low, slot) : need_in(key.high, slot - 16);
    if (mine ? need == 0 : need > step.rooms[static_cast<std::size_t>(i)]) return false;
  }
  return true;
}

// Keys stay ascending with and without a mine, so layouts that arrive at the same needs meet when the two are
// merged.
void Census::spread(const Step& step) {
  const auto first = layers_.back();
  const auto count = keys_.size();
  next_.clear();
  for (auto& key : keys_) key = key + step.opens;
  std::size_t without = 0;
  std::size_t with = 0;
  for (;;) {
    while (without < count && !fits(step, keys_[without], false))
      states_[first + without++].without = kNowhere;
    while (with < count && !fits(step, keys_[with], true)) states_[first + with++].with = kNowhere;
    if (without == count && with == count) break;
    const bool is_without = without < count && (with == count || keys_[without] <= keys_[with] - step.one);
    const bool is_with = with < count && (without == count || keys_[with] - step.one <= keys_[without]);
    const auto target = static_cast<std::uint32_t>(first + count + next_.size());
    next_.push_back(is_without ? keys_[without] : keys_[with] - step.one);
    auto least = std::numeric_limits<std::int32_t>::max();
    auto end = std::numeric_limits<std::int32_t>::min();
    if (is_without) {
      auto& state = states_[first + without++];
      state.without = target;
      least = state.least;
      end = state.least + state.size;
    }
    if (is_with) {
      auto& state = states_[first + with++];
      state.with = target;
      least = std::min(least, state.least + 1);
      end = std::max(end, state.least + 1 + state.size);
    }
    states_.push_back({.least = least, .size = end - least});
  }
}

// Adds up the tallies of the expanded layer; returns the largest.
double Census::carry() {
  const auto first = layers_.back();
  const auto middle = static_cast<std::uint32_t>(states_.size() - keys_.size());
  layers_.push_back(middle);
  const auto base = ways_.size() - remainders_.size();
  const auto next_base = ways_.size();
  auto size = next_base;
  for (auto i = middle; i < states_.size(); ++i) {
    states_[i].tallies = static_cast<std::uint32_t>(size);
    size += static_cast<std::size_t>(states_[i].size);
  }
  ways_.resize(size, 0.0);
  next_remainders_.assign(size - next_base, 0);
  double largest = 0;
  const auto add = [&](const State& from, std::uint32_t target, int mine) {
    if (target == kNowhere) return;
    const auto& to = states_[target];
    auto there = to.tallies + static_cast<std::size_t>(from.least + mine - to.least);
    auto here = static_cast<std::size_t>(from.tallies);
    for (int k = 0; k < from.size; ++k, ++here, ++there) {
      ways_[there] += ways_[here];
      largest = std::max(largest, ways_[there]);
      auto& remainder = next_remainders_[there - next_base];
      remainder += remainders_[here - base];
      remainder -= remainder >= kPrime ? kPrime : 0;
    }
  };
  for (auto i = first; i < middle; ++i) {
    add(states_[i], states_[i].without, 0);
    add(states_[i], states_[i].with, 1);
  }
  remainders_.swap(next_remainders_);
  return largest;
}

Spectrum Census::spectrum() const {
  const auto& last = states_.back();
  return {
      .least = last.least, .ways = {ways_.begin() + last.tallies, ways_.end()}, .remainders = remainders_};
}

std::vector<Chance> Census::chances(const Rest& rest) {
  std::vector<Chance> chances(steps_.size());
  // What lies ahead of each tally of a layer, from the last layer to the first.
  auto ahead = rest;
  Rest now;
  auto next_base = static_cast<std::size_t>(states_.back().tallies);
  for (auto layer = steps_.size(); layer-- > 0;) {
    const auto first = layers_[layer];
    const auto end = layers_[layer + 1];
    const auto base = static_cast<std::size_t>(states_[first].tallies);
    now.possible.assign(next_base - base, May::no);
    now.weights.assign(next_base - base, 0.0);
    if (!pace_.go_on(4 * now.weights.size())) return {};
    auto& chance = chances[static_cast<std::size_t>(steps_[layer].cell)];
    double all = 0;
    double with_mine = 0;
    for (auto i = first; i < end; ++i) {
      const auto& state = states_[i];
      for (const bool mine : {false, true}) {
        const auto target = mine ? state.with : state.without;
        if (target == kNowhere) continue;
        const auto& to = states_[target];
        auto there =
            to.tallies + static_cast<std::size_t>(state.least + (mine ? 1 : 0) - to.least) - next_base;
        auto here = static_cast<std::size_t>(state.tallies);
        double sum = 0;
        auto may = May::no;
        for (int k = 0; k < state.size; ++k, ++here, ++there) {
          now.possible[here - base] = now.possible[here - base] | ahead.possible[there];
          now.weights[here - base] += ahead.weights[there];
          if (ways_[here] <= 0) continue;
          sum += ways_[here] * ahead.weights[there];
          may = may | ahead.possible[there];
        }
        all += sum;
        with_mine += mine ? sum : 0;
        (mine ? chance.mine : chance.safe) = (mine ? chance.mine : chance.safe) | may;
      }
    }
    chance.odds = all > 0 ? with_mine / all : std::numeric_limits<double>::quiet_NaN();
    std::swap(ahead, now);
    next_base = base;
  }
  return chances;
}

}  // namespace quadrille::mines::audit
