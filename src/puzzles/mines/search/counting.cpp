#include "puzzles/mines/search/counting.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <ranges>

namespace quadrille::mines {

// A zone in its turn: where its numbers are in the key, and what becomes of them.
template <class Key>
struct CutStep {
  std::uint32_t zone = 0;
  int cells = 0;
  Key one{};    // one mine in this zone, as every number it touches sees it
  Key opens{};  // the needs of the numbers that come into the cut here
  int touching = 0;
  std::array<std::uint8_t, 8> slot{};
  std::array<std::uint8_t, 8> room{};  // cells of that number in later zones
};

namespace {

// A need is at most 8: four bits of a state's key.
constexpr int kNeedBits = 4;
constexpr std::uint64_t kNeedMask = 15;
constexpr std::uint32_t kNoState = std::numeric_limits<std::uint32_t>::max();
// All layers together, and their weights by number of mines; about 200 MB. No real frontier comes close.
constexpr std::size_t kMostStates = 2'000'000;
constexpr std::size_t kMostWeights = 8'000'000;
// A layer with more states than this is worth a look at the clock by itself.
constexpr std::size_t kStatesPerLook = 4096;
// Room for tables is reserved in batches.
constexpr std::size_t kLot = std::size_t{1} << 18U;

// Weights are brought back to about 1 before they can leave the range of a double; what is possible keeps at
// least a trace. Between two such scalings a trace loses at most kMostDrift powers of two and those of one
// zone, 8 x 41 at the least density: 450 + 250 + 328 are within the 1074 of a double.
constexpr double kTrace = 0x1p-450;
constexpr double kMostDrift = 250;

// Needs of up to 32 numbers; 64 bits alone hold 16, which is nearly always enough.
struct WideKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  friend bool operator==(const WideKey&, const WideKey&) = default;
  friend WideKey operator+(WideKey a, WideKey b) { return {a.low + b.low, a.high + b.high}; }
  friend WideKey operator-(WideKey a, WideKey b) { return {a.low - b.low, a.high - b.high}; }
};

template <class Key>
constexpr int kSlots = static_cast<int>(sizeof(Key)) * 8 / kNeedBits;

std::uint64_t need_in(std::uint64_t key, unsigned slot) { return key >> (kNeedBits * slot) & kNeedMask; }
std::uint64_t need_in(const WideKey& key, unsigned slot) {
  return slot < 16 ? need_in(key.low, slot) : need_in(key.high, slot - 16);
}

void put_need(std::uint64_t& key, unsigned slot, std::uint64_t need) { key += need << (kNeedBits * slot); }
void put_need(WideKey& key, unsigned slot, std::uint64_t need) {
  if (slot < 16) {
    put_need(key.low, slot, need);
  } else {
    put_need(key.high, slot - 16, need);
  }
}

std::uint64_t hash_of(std::uint64_t key) { return key * 0x9E3779B97F4A7C15ULL; }
std::uint64_t hash_of(const WideKey& key) { return hash_of(key.low ^ std::rotl(hash_of(key.high), 32)); }

// Gives every number a slot of the key for as long as it is in the cut. Empty: more numbers than slots.
template <class Key>
std::vector<CutStep<Key>> plan(const CountingProblem& problem, std::span<const std::uint32_t> order) {
  struct Seat {
    int room = 0;
    int slot = -1;
  };
  std::vector<Seat> seats(problem.needs.size());
  for (const auto& zone : problem.zones) {
    for (const auto number : zone.touched()) seats[number].room += zone.cells;
  }
  std::uint32_t free = kSlots<Key> == 32 ? ~0U : (1U << kSlots<Key>)-1U;
  std::vector<CutStep<Key>> steps;
  steps.reserve(order.size());
  for (const auto index : order) {
    const auto& zone = problem.zones[index];
    CutStep<Key> step{.zone = index, .cells = zone.cells, .touching = zone.touching};
    std::uint32_t freed = 0;
    for (int i = 0; i < zone.touching; ++i) {
      auto& seat = seats[zone.numbers[i]];
      if (seat.slot < 0) {
        if (free == 0) return {};
        seat.slot = std::countr_zero(free);
        free &= free - 1;
        put_need(step.opens, static_cast<unsigned>(seat.slot), problem.needs[zone.numbers[i]]);
      }
      put_need(step.one, static_cast<unsigned>(seat.slot), 1);
      seat.room -= zone.cells;
      step.slot[i] = static_cast<std::uint8_t>(seat.slot);
      step.room[i] = static_cast<std::uint8_t>(seat.room);
      if (seat.room == 0) freed |= 1U << static_cast<unsigned>(seat.slot);
    }
    free |= freed;
    steps.push_back(step);
  }
  return steps;
}

// Brings weights back to about 1 and returns the power of two they were multiplied by.
int rescale(std::span<double> weights) {
  const double largest = std::ranges::max(weights);
  if (largest <= 0) return 0;
  const int power = -std::ilogb(largest);
  for (auto& weight : weights) {
    if (weight > 0) weight = std::max(std::ldexp(weight, power), kTrace);
  }
  return power;
}

}  // namespace

Counter::Verdict Counter::count(const CountingProblem& problem, std::span<const std::uint32_t> order,
                                Tally tally, Context& context) {
  begin(tally);
  if (order.size() < problem.zones.size()) return Verdict::too_wide;
  if (const auto steps = plan<std::uint64_t>(problem, order); steps.size() == order.size())
    return run(std::span<const CutStep<std::uint64_t>>(steps), context);
  const auto steps = plan<WideKey>(problem, order);
  if (steps.size() < order.size()) return Verdict::too_wide;
  return run(std::span<const CutStep<WideKey>>(steps), context);
}

Spectrum Counter::spectrum() const {
  const auto& last = states_.back();
  const auto weights = std::span(weights_).subspan(last.weights);
  // Sums of whole numbers that stay within 2^53 were never rounded on the way.
  const bool whole = tally_.by_mines && exponent_ == 0 && std::ranges::max(weights) <= 0x1p53;
  return {.least = last.least, .by_mines = weights, .exponent = exponent_, .whole = whole};
}

void Counter::begin(Tally tally) {
  constexpr std::array<std::array<double, 9>, 9> kChoose{{{1},
                                                          {1, 1},
                                                          {1, 2, 1},
                                                          {1, 3, 3, 1},
                                                          {1, 4, 6, 4, 1},
                                                          {1, 5, 10, 10, 5, 1},
                                                          {1, 6, 15, 20, 15, 6, 1},
                                                          {1, 7, 21, 35, 35, 21, 7, 1},
                                                          {1, 8, 28, 56, 70, 56, 28, 8, 1}}};
  tally_ = tally;
  ways_ = kChoose;
  if (!tally.by_mines) {
    double weight = 1;
    for (std::size_t mines = 1; mines < ways_.size(); ++mines) {
      weight *= tally.odds;
      for (auto& ways : ways_) ways[mines] *= weight;
    }
  }
  layers_.clear();
  moves_.clear();
  states_.assign(1, State{});
  weights_.assign(1, 1.0);
  exponent_ = 0;
}

// What the tables hold; the weights are there twice, forward and backward.
std::size_t Counter::bytes() const {
  return states_.size() * sizeof(State) + moves_.size() * sizeof(Move) +
         2 * weights_.size() * sizeof(double) + table_.size() * sizeof(std::uint32_t);
}

// How many powers of two a layer can move the weights by.
double Counter::drift_of(const Layer& layer) const {
  return layer.cells * (1 + (tally_.by_mines ? 0 : std::abs(std::log2(tally_.odds))));
}

template <class Key>
Counter::Verdict Counter::run(std::span<const CutStep<Key>> steps, Context& context) {
  std::vector<Key> keys{Key{}};
  std::vector<Key> next;
  double drift = 0;
  Reservation room(context, 0);
  std::size_t granted = 0;
  for (const auto& step : steps) {
    if (!context.enter_node()) return Verdict::ended;
    for (; granted < bytes(); granted += kLot) {
      if (!room.grow(kLot)) return Verdict::ended;
    }
    const Layer layer{step.zone, static_cast<std::uint32_t>(step.cells),
                      static_cast<std::uint32_t>(states_.size() - keys.size()),
                      static_cast<std::uint32_t>(moves_.size())};
    if (keys.size() > kStatesPerLook && !context.proceed()) return Verdict::ended;
    spread(step, std::span<const Key>(keys), next);
    if (next.empty()) return Verdict::impossible;
    if (states_.size() > kMostStates || weights_.size() > kMostWeights) return Verdict::too_wide;
    layers_.push_back(layer);
    weigh(layer);
    drift += drift_of(layer);
    if (drift > kMostDrift) {
      const auto first = states_[states_.size() - next.size()].weights;
      exponent_ -= rescale(std::span(weights_).subspan(first));
      drift = 0;
    }
    keys.swap(next);
    next.clear();
  }
  return Verdict::counted;
}

// Finds the states behind a step and the moves that lead there.
template <class Key>
void Counter::spread(const CutStep<Key>& step, std::span<const Key> keys, std::vector<Key>& next) {
  const auto first = static_cast<std::uint32_t>(states_.size() - keys.size());
  const auto first_next = static_cast<std::uint32_t>(states_.size());
  const auto slots = std::bit_ceil(2 * keys.size() * static_cast<std::size_t>(step.cells + 1));
  table_.assign(slots, kNoState);
  const auto shift = static_cast<unsigned>(64 - std::countr_zero(slots));
  for (std::size_t i = 0; i < keys.size(); ++i) {
    Key key = keys[i] + step.opens;
    int least = 0;
    int most = step.cells;
    for (int k = 0; k < step.touching; ++k) {
      const int need = static_cast<int>(need_in(key, step.slot[k]));
      most = std::min(most, need);
      least = std::max(least, need - step.room[k]);
    }
    for (int mines = 0; mines <= most; ++mines, key = key - step.one) {
      if (mines < least) continue;
      auto slot = static_cast<std::size_t>(hash_of(key) >> shift);
      while (table_[slot] != kNoState && next[table_[slot]] != key) slot = (slot + 1) & (slots - 1);
      const auto shown = tally_.by_mines ? mines : 0;
      const auto from = first + static_cast<std::uint32_t>(i);
      const auto low = states_[from].least + shown;
      const auto high = states_[from].most + shown;
      if (table_[slot] == kNoState) {
        table_[slot] = static_cast<std::uint32_t>(next.size());
        next.push_back(key);
        states_.push_back({0, low, high});
      } else {
        auto& state = states_[first_next + table_[slot]];
        state.least = std::min(state.least, low);
        state.most = std::max(state.most, high);
      }
      moves_.push_back({from, first_next + table_[slot], static_cast<std::uint32_t>(mines)});
    }
  }
}

// Carries the weights of a layer's states over its moves.
void Counter::weigh(const Layer& layer) {
  const auto first_next = moves_[layer.moves].to;
  auto size = weights_.size();
  for (std::size_t i = first_next; i < states_.size(); ++i) {
    states_[i].weights = static_cast<std::uint32_t>(size);
    size += static_cast<std::size_t>(states_[i].most - states_[i].least + 1);
  }
  weights_.resize(size, 0.0);
  for (std::size_t i = layer.moves; i < moves_.size(); ++i) {
    const auto [source, target, ways, shift] = passage_of(layer, moves_[i]);
    const double* before = &weights_[source.weights];
    double* after = &weights_[target.weights + static_cast<std::uint32_t>(shift)];
    for (int k = 0; k <= source.most - source.least; ++k) after[k] += ways * before[k];
  }
}

std::span<const Marginal> Counter::marginals(std::span<const double> weights) {
  marginals_.assign(layers_.size(), {});
  onward_.assign(weights_.size(), 0.0);
  std::ranges::copy(weights, &onward_[states_.back().weights]);
  auto end = moves_.size();
  auto last_weight = weights_.size();
  double drift = 0;
  for (const auto& layer : layers_ | std::views::reverse) {
    double all = 0;
    double with_mines = 0;
    auto& marginal = marginals_[layer.zone];
    for (std::size_t i = layer.moves; i < end; ++i) {
      const auto [source, target, ways, shift] = passage_of(layer, moves_[i]);
      const auto mines = moves_[i].mines;
      const double* before = &weights_[source.weights];
      double* here = &onward_[source.weights];
      const double* after = &onward_[target.weights + static_cast<std::uint32_t>(shift)];
      double sum = 0;
      bool possible = false;
      for (int k = 0; k <= source.most - source.least; ++k) {
        const double onward = ways * after[k];
        here[k] += onward;
        sum += before[k] * onward;
        possible = possible || (before[k] > 0 && after[k] > 0);
      }
      if (!possible) continue;
      all += sum;
      with_mines += sum * mines;
      marginal.can_be_mine = marginal.can_be_mine || mines > 0;
      marginal.can_be_safe = marginal.can_be_safe || mines < layer.cells;
      marginal.zone_can_be_empty = marginal.zone_can_be_empty || mines == 0;
      marginal.zone_can_be_full = marginal.zone_can_be_full || mines == layer.cells;
    }
    marginal.odds = with_mines / (all * layer.cells);
    drift += drift_of(layer);
    const auto first = states_[layer.states].weights;
    if (drift > kMostDrift) {
      (void)rescale(std::span(onward_).subspan(first, last_weight - first));
      drift = 0;
    }
    last_weight = first;
    end = layer.moves;
  }
  return marginals_;
}

}  // namespace quadrille::mines
