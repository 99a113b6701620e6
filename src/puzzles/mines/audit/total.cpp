#include "puzzles/mines/audit/total.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace quadrille::mines::audit {
namespace {

// Below, what is left of all layouts after scaling is too little to go by.
constexpr double kLeastJoint = 1e-200;
constexpr int kHalvings = 24;
constexpr double kSteepest = 60;  // logarithms of odds are looked for as far as this

// Weights by number of mines, from `least` on, the largest of which is 1; `log` is what it was.
struct Weights {
  int least = 0;
  std::vector<double> by_mines{};
  double log = 0;

  [[nodiscard]] int most() const { return least + static_cast<int>(by_mines.size()) - 1; }
};

void bring_to_one(Weights& weights) {
  const double largest = std::ranges::max(weights.by_mines);
  for (auto& weight : weights.by_mines) weight /= largest;
  weights.log += std::log(largest);
}

// A spectrum with its mines weighed by their odds.
Weights tilted(const Spectrum& spectrum, double log_odds) {
  Weights weights{.least = spectrum.least, .by_mines = spectrum.ways, .log = -HUGE_VAL};
  int mines = spectrum.least;
  for (auto& weight : weights.by_mines) {
    weight = std::log(weight) + mines++ * log_odds;
    weights.log = std::max(weights.log, weight);
  }
  for (auto& weight : weights.by_mines) weight = std::exp(weight - weights.log);
  return weights;
}

double mean(const Weights& weights) {
  double sum = 0;
  double with_mines = 0;
  for (std::size_t i = 0; i < weights.by_mines.size(); ++i) {
    sum += weights.by_mines[i];
    with_mines += weights.by_mines[i] * static_cast<double>(i);
  }
  return weights.least + with_mines / sum;
}

// The odds under which the parts and the cells apart hold about `left` mines. They change no result: every
// layout has as many mines. But what is likely then weighs about 1 in every part.
double balancing_odds(std::span<const Spectrum* const> parts, int apart, int left) {
  double low = -kSteepest;
  double high = kSteepest;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    double mines = apart / (1 + std::exp(-middle));
    for (const auto* part : parts) mines += mean(tilted(*part, middle));
    (mines < left ? low : high) = middle;
  }
  return low;
}

double log_factorial(double n) {
  if (n < 20) {
    double product = 1;
    for (double k = 2; k <= n; ++k) product *= k;
    return std::log(product);
  }
  // Stirling, with a remainder below 1e-10.
  return n * std::log(n) - n + std::log(2 * std::numbers::pi * n) / 2 + 1 / (12 * n) - 1 / (360 * n * n * n);
}

// C(cells, left - k) for every k of the parts together, weighed by the odds.
Weights weigh_apart(int least, int most, int cells, int left, double log_odds) {
  Weights weights{.least = least,
                  .by_mines = std::vector<double>(static_cast<std::size_t>(most - least) + 1)};
  const int first = std::max(least, left - cells);
  const int last = std::min(most, left);
  if (first > last) return weights;
  const double likely = cells / (1 + std::exp(-log_odds));
  const int peak = std::clamp(left - static_cast<int>(likely), first, last);
  const auto at = [&](int k) -> double& { return weights.by_mines[static_cast<std::size_t>(k - least)]; };
  at(peak) = 1;
  // One mine more in the parts is one less apart.
  for (int k = peak; k < last; ++k)
    at(k + 1) = at(k) * std::exp(-log_odds) * (left - k) / (cells - left + k + 1.0);
  for (int k = peak; k > first; --k)
    at(k - 1) = at(k) * std::exp(log_odds) * (cells - left + k) / (left - k + 1.0);
  const double mines = left - peak;
  weights.log = log_factorial(cells) - log_factorial(mines) - log_factorial(cells - mines) + mines * log_odds;
  return weights;
}

Weights together(const Weights& a, const Weights& b) {
  Weights both{.least = a.least + b.least,
               .by_mines = std::vector<double>(a.by_mines.size() + b.by_mines.size() - 1, 0.0),
               .log = a.log + b.log};
  for (std::size_t i = 0; i < a.by_mines.size(); ++i) {
    for (std::size_t k = 0; k < b.by_mines.size(); ++k) both.by_mines[i + k] += a.by_mines[i] * b.by_mines[k];
  }
  bring_to_one(both);
  return both;
}

// What `rest`, which weighs the sum of both, means for each number of mines in `some` when `others` are
// beside it.
Weights facing(const Weights& some, const Weights& others, const Weights& rest) {
  Weights weights{.least = some.least, .by_mines = std::vector<double>(some.by_mines.size(), 0.0)};
  const auto shift = static_cast<std::size_t>(some.least + others.least - rest.least);
  for (std::size_t i = 0; i < some.by_mines.size(); ++i) {
    for (std::size_t k = 0; k < others.by_mines.size(); ++k)
      weights.by_mines[i] += others.by_mines[k] * rest.by_mines[shift + i + k];
  }
  bring_to_one(weights);
  return weights;
}

// Weights for the layouts of a part as they are counted. The likeliest number of mines comes to 1, all its
// layouts together.
std::vector<double> righted(const Spectrum& part, std::span<const double> outside, double log_odds) {
  std::vector<double> logs(part.ways.size());
  double largest = -HUGE_VAL;
  for (std::size_t i = 0; i < logs.size(); ++i) {
    logs[i] = std::log(outside[i]) + static_cast<double>(i) * log_odds;
    largest = std::max(largest, logs[i] + std::log(part.ways[i]));
  }
  for (auto& log : logs) log = std::exp(log - largest);
  return logs;
}

}  // namespace

std::optional<Weighing> weigh_by_total(std::span<const Spectrum> parts, int apart, int left, Pace& pace) {
  Weighing weighing{.weights = std::vector<std::vector<double>>(parts.size())};
  // 1. Parts with one number of mines only are the same in every layout.
  std::vector<const Spectrum*> movers;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].ways.size() > 1) {
      movers.push_back(&parts[i]);
      continue;
    }
    left -= parts[i].least;
    weighing.log_layouts += std::log(parts[i].ways.front());
    weighing.weights[i] = {1 / parts[i].ways.front()};
  }
  std::size_t kept = 1;
  std::size_t width = 1;
  for (const auto* part : movers) kept += 2 * (width += part->ways.size());
  const Reservation room(pace.context(), kept * 2 * sizeof(double));
  if (!room.granted() || !pace.go_on(kHalvings * 32 * width)) return std::nullopt;

  // 2. The others one after the other: before[i] are those up to i.
  const double log_odds = balancing_odds(movers, apart, left);
  std::vector<Weights> each;
  std::vector<Weights> before{{.least = 0, .by_mines = {1.0}}};
  for (const auto* part : movers) {
    each.push_back(tilted(*part, log_odds));
    if (!pace.go_on(before.back().by_mines.size() * part->ways.size())) return std::nullopt;
    before.push_back(together(before.back(), each.back()));
  }

  // 3. What is left for the cells apart.
  const auto& all = before.back();
  auto rest = weigh_apart(all.least, all.most(), apart, left, log_odds);
  double joint = 0;
  double apart_mines = 0;
  for (std::size_t i = 0; i < all.by_mines.size(); ++i) {
    const double weight = all.by_mines[i] * rest.by_mines[i];
    joint += weight;
    apart_mines += weight * (left - all.least - static_cast<double>(i));
  }
  if (!(joint > kLeastJoint)) return std::nullopt;
  weighing.apart_odds = apart > 0 ? apart_mines / (joint * apart) : 0;
  weighing.log_layouts += all.log + rest.log + std::log(joint) - left * log_odds;

  // 4. Back again: `rest` weighs the mines of the parts up to i by all that comes after them.
  auto mover = movers.size();
  for (auto i = parts.size(); i-- > 0;) {
    if (parts[i].ways.size() == 1) continue;
    --mover;
    if (!pace.go_on(2 * before[mover].by_mines.size() * parts[i].ways.size())) return std::nullopt;
    weighing.weights[i] = righted(parts[i], facing(each[mover], before[mover], rest).by_mines, log_odds);
    rest = facing(before[mover], each[mover], rest);
  }
  return weighing;
}

Weighing weigh_by_density(std::span<const Spectrum> parts, double density) {
  Weighing weighing{.apart_odds = density};
  const double log_odds = std::log(density) - std::log1p(-density);
  for (const auto& part : parts)
    weighing.weights.push_back(righted(part, std::vector<double>(part.ways.size(), 1.0), log_odds));
  return weighing;
}

}  // namespace quadrille::mines::audit
