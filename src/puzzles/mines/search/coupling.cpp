#include "puzzles/mines/search/coupling.hpp"

#include <algorithm>
#include <cmath>

namespace quadrille::mines {
namespace {

// What is possible never weighs less, so that a 0 is a proof. Its square still fits in a double.
constexpr double kFaintest = 0x1p-500;

// Numbers kept while components are coupled. Beyond these, which thousands of components need, the total
// counts only through the density it leaves.
constexpr std::size_t kMostCoupled = 8'000'000;

// Components between two looks at stop and clock.
constexpr std::size_t kComponentsPerLook = 32;

// Weights by number of mines, from `least` on.
struct Weights {
  int least = 0;
  std::vector<double> by_mines{};
};

// Logarithms to weights, the largest of which becomes 1; minus infinity: impossible.
std::vector<double> risen(std::vector<double> logs) {
  const double largest = std::ranges::max(logs);
  for (auto& each : logs) each = std::isfinite(each) ? std::max(std::exp(each - largest), kFaintest) : 0;
  return logs;
}

// Brings the largest to 1.
void normalise(std::vector<double>& weights) {
  const double largest = std::ranges::max(weights);
  if (largest <= 0) return;
  for (auto& weight : weights) {
    if (weight > 0) weight = std::max(weight / largest, kFaintest);
  }
}

// A spectrum with every mine weighed by its odds.
Weights tilted(const Spectrum& spectrum, double log_odds) {
  std::vector<double> logs(spectrum.by_mines.size());
  for (std::size_t i = 0; i < logs.size(); ++i)
    logs[i] = std::log(spectrum.by_mines[i]) + static_cast<double>(i) * log_odds;
  return {spectrum.least, risen(std::move(logs))};
}

// The weights of a component's numbers of mines with their odds taken out again, as its own count needs them.
// The likeliest number weighs 1: others may weigh far more, and what is possible never less than a trace.
std::vector<double> righted(const Weights& own, std::span<const double> weights, double log_odds) {
  constexpr double kMost = 1 / kFaintest;
  std::size_t peak = 0;
  for (std::size_t i = 1; i < weights.size(); ++i) {
    if (own.by_mines[i] * weights[i] > own.by_mines[peak] * weights[peak]) peak = i;
  }
  std::vector<double> right(weights.size(), 0.0);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] <= 0) continue;
    const double log = std::log(weights[i] / weights[peak]) +
                       (static_cast<double>(i) - static_cast<double>(peak)) * log_odds;
    right[i] = std::clamp(std::exp(log), kFaintest, kMost);
  }
  return right;
}

Weights together(const Weights& a, const Weights& b) {
  Weights both{a.least + b.least, std::vector<double>(a.by_mines.size() + b.by_mines.size() - 1, 0.0)};
  for (std::size_t i = 0; i < a.by_mines.size(); ++i) {
    for (std::size_t k = 0; k < b.by_mines.size(); ++k) both.by_mines[i + k] += a.by_mines[i] * b.by_mines[k];
  }
  normalise(both.by_mines);
  return both;
}

// The weight of every number of mines in `some`, when `others` lie beside it and `rest` weighs the sum.
std::vector<double> weighed(const Weights& some, const Weights& others, const Weights& rest) {
  std::vector<double> weights(some.by_mines.size(), 0.0);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const auto shift = static_cast<std::size_t>(some.least + others.least - rest.least) + i;
    for (std::size_t k = 0; k < others.by_mines.size(); ++k)
      weights[i] += others.by_mines[k] * rest.by_mines[shift + k];
  }
  normalise(weights);
  return weights;
}

// The layouts of `left - k` mines in `inland` cells for every k of the components together, against each
// other.
Weights weigh_inland(const Weights& all, int inland, int left, double log_odds) {
  std::vector<double> logs(all.by_mines.size(), -HUGE_VAL);
  double log = 0;
  bool first = true;
  for (std::size_t i = 0; i < logs.size(); ++i) {
    const int mines = left - all.least - static_cast<int>(i);
    if (mines < 0 || mines > inland) continue;
    if (!first) log += std::log((mines + 1.0) / (inland - mines)) - log_odds;
    first = false;
    logs[i] = log;
  }
  return {all.least, risen(std::move(logs))};
}

// nullopt: no layout has that total.
std::optional<Marginal> inland_marginal(const Weights& all, const Weights& rest, int inland, int left) {
  Marginal marginal;
  double sum = 0;
  double with_mines = 0;
  for (std::size_t i = 0; i < all.by_mines.size(); ++i) {
    const double weight = all.by_mines[i] * rest.by_mines[i];
    if (weight <= 0) continue;
    const int mines = left - all.least - static_cast<int>(i);
    sum += weight;
    with_mines += weight * mines;
    marginal.can_be_mine = marginal.can_be_mine || mines > 0;
    marginal.can_be_safe = marginal.can_be_safe || mines < inland;
  }
  if (sum <= 0) return std::nullopt;
  if (inland > 0) marginal.odds = with_mines / (sum * inland);
  return marginal;
}

// Weights kept on the way.
std::size_t kept_while_coupling(std::span<const Spectrum> spectra) {
  std::size_t together = 1;
  std::size_t kept = 0;
  for (const auto& spectrum : spectra) {
    together += spectrum.by_mines.size() - 1;
    kept += together;
  }
  return kept;
}

}  // namespace

bool can_be_coupled(std::span<const Spectrum> spectra) {
  return kept_while_coupling(spectra) <= kMostCoupled;
}

// Every mine is weighed by its odds on the whole board, here and inland: that is the same for every layout of
// one total, and the weights of what is likely stay near 1, however large the board is.
std::optional<Coupling> couple(std::span<const Spectrum> spectra, int inland, int left, double odds,
                               Context& context) {
  const Reservation room(context, kept_while_coupling(spectra) * sizeof(double));
  if (!room.granted()) return std::nullopt;
  const double log_odds = std::log(odds);
  // 1. Components one after the other: before[i] are those up to i.
  std::vector<Weights> each;
  std::vector<Weights> before{{0, {1.0}}};
  for (const auto& spectrum : spectra) {
    if (each.size() % kComponentsPerLook == 0 && !context.proceed()) return std::nullopt;
    each.push_back(tilted(spectrum, log_odds));
    before.push_back(together(before.back(), each.back()));
  }
  // 2. What is left for the cells inland.
  auto rest = weigh_inland(before.back(), inland, left, log_odds);
  const auto marginal = inland_marginal(before.back(), rest, inland, left);
  if (!marginal) return std::nullopt;
  Coupling coupling{.weights = std::vector<std::vector<double>>(spectra.size()), .inland = *marginal};
  // 3. Back again: `rest` weighs the mines of the components up to i by all that comes after them.
  for (std::size_t i = spectra.size(); i-- > 0;) {
    if (i % kComponentsPerLook == 0 && !context.proceed()) return std::nullopt;
    coupling.weights[i] = righted(each[i], weighed(each[i], before[i], rest), log_odds);
    rest = {before[i].least, weighed(before[i], each[i], rest)};
  }
  return coupling;
}

Coupling loose(std::span<const Spectrum> spectra, double odds) {
  Coupling coupling{.inland = {.odds = odds / (1 + odds), .can_be_mine = true, .can_be_safe = true}};
  for (const auto& spectrum : spectra) {
    auto& weights = coupling.weights.emplace_back(spectrum.by_mines.size());
    const double log = std::log(odds);
    // The first or the last is the largest.
    const double largest = std::max(0.0, log * static_cast<double>(weights.size() - 1));
    for (std::size_t i = 0; i < weights.size(); ++i)
      weights[i] = std::max(std::exp(log * static_cast<double>(i) - largest), kFaintest);
  }
  return coupling;
}

}  // namespace quadrille::mines
