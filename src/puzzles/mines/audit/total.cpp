#include "puzzles/mines/audit/total.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace quadrille::mines::audit {
namespace {

// Below this, what is left of all layouts after scaling is too little to rely on.
constexpr double kLeastJoint = 1e-200;
constexpr int kHalvings = 24;
constexpr double kSteepest = 60;  // logarithms of odds are searched up to this

// How many mines some parts hold together, from `fewest` on: every number with its share, scaled so that the
// largest is 1. `log` is the logarithm of that largest share.
struct Spread {
  int fewest = 0;
  std::vector<double> shares{};
  double log = 0;

  [[nodiscard]] int most() const { return fewest + static_cast<int>(shares.size()) - 1; }
};

// What is likely weighs about 1.
std::vector<double> scaled(std::vector<double> shares, double by) {
  for (auto& share : shares) share /= by;
  return shares;
}

// The layouts of a part, with every mine weighed by its odds.
Spread spread_of(const Spectrum& part, double log_odds) {
  Spread spread{.fewest = part.least, .shares = part.ways, .log = -HUGE_VAL};
  int mines = part.least;
  for (auto& share : spread.shares) {
    share = std::log(share) + mines++ * log_odds;
    spread.log = std::max(spread.log, share);
  }
  for (auto& share : spread.shares) share = std::exp(share - spread.log);
  return spread;
}

double mean(const Spread& spread) {
  double mines = spread.fewest;
  double weighed = 0;
  for (const double share : spread.shares) weighed += share * mines++;
  return weighed / std::accumulate(spread.shares.begin(), spread.shares.end(), 0.0);
}

// The odds under which the parts and the cells apart hold about `left` mines. They change no result, since
// every layout has equally many mines; but what is likely then weighs about 1 in every part.
double balancing_odds(std::span<const Spectrum* const> parts, int apart, int left) {
  double low = -kSteepest;
  double high = kSteepest;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    double mines = apart / (1 + std::exp(-middle));
    for (const auto* part : parts) mines += mean(spread_of(*part, middle));
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
Spread left_apart(const Spread& parts, int cells, int left, double log_odds) {
  Spread rest{.fewest = parts.fewest, .shares = std::vector<double>(parts.shares.size())};
  const int first = std::max(parts.fewest, left - cells);
  const int last = std::min(parts.most(), left);
  if (first > last) return rest;
  const double likely = cells / (1 + std::exp(-log_odds));
  const int peak = std::clamp(left - static_cast<int>(likely), first, last);
  const auto at = [&](int k) -> double& { return rest.shares[static_cast<std::size_t>(k - rest.fewest)]; };
  at(peak) = 1;
  // One more mine in the parts is one less in the cells apart.
  for (int k = peak; k < last; ++k)
    at(k + 1) = at(k) * std::exp(-log_odds) * (left - k) / (cells - left + k + 1.0);
  for (int k = peak; k > first; --k)
    at(k - 1) = at(k) * std::exp(log_odds) * (cells - left + k) / (left - k + 1.0);
  const double mines = left - peak;
  rest.log = log_factorial(cells) - log_factorial(mines) - log_factorial(cells - mines) + mines * log_odds;
  return rest;
}

// Two halves together: for every sum, all ways to divide it between them.
Spread sum_of(const Spread& one, const Spread& other) {
  Spread sum{.fewest = one.fewest + other.fewest, .log = one.log + other.log};
  for (std::size_t n = 0; n + 1 < one.shares.size() + other.shares.size(); ++n) {
    double ways = 0;
    const auto from = n < other.shares.size() ? 0 : n - other.shares.size() + 1;
    for (auto i = from; i < std::min(n + 1, one.shares.size()); ++i)
      ways += one.shares[i] * other.shares[n - i];
    sum.shares.push_back(ways);
  }
  const double largest = std::ranges::max(sum.shares);
  sum.shares = scaled(std::move(sum.shares), largest);
  sum.log += std::log(largest);
  return sum;
}

// What lies outside a half, for each of its numbers of mines: the other half, and whatever lies outside both.
std::vector<double> outside_of(const Spread& half, const Spread& other, std::span<const double> outside) {
  std::vector<double> shares;
  for (std::size_t i = 0; i < half.shares.size(); ++i)
    shares.push_back(
        std::inner_product(other.shares.begin(), other.shares.end(), outside.subspan(i).begin(), 0.0));
  const double largest = std::ranges::max(shares);
  return scaled(std::move(shares), largest);
}

// Parts, halved and halved again down to single ones: what the parts of every half hold together is passed
// up, and what lies outside it is passed down.
class Halves {
 public:
  explicit Halves(Pace& pace) : pace_(pace) {}

  // The half of these parts, at least one; nullopt if the pace has ended.
  [[nodiscard]] std::optional<std::size_t> gather(std::span<const Spread> parts) {
    if (parts.size() == 1) return add({.spread = parts.front()});
    const auto one = gather(parts.first(parts.size() / 2));
    const auto other = one ? gather(parts.subspan(parts.size() / 2)) : std::nullopt;
    if (!other) return std::nullopt;
    const auto& a = nodes_[*one].spread;
    const auto& b = nodes_[*other].spread;
    if (!pace_.go_on(a.shares.size() * b.shares.size())) return std::nullopt;
    return add({.spread = sum_of(a, b), .one = *one, .other = *other});
  }

  [[nodiscard]] const Spread& spread(std::size_t node) const { return nodes_[node].spread; }

  // What lies outside of each part of a half, in their order. False: the pace has ended.
  [[nodiscard]] bool hand_down(std::size_t node, std::vector<double> outside,
                               std::vector<std::vector<double>>& parts) {
    const auto one = nodes_[node].one;
    const auto other = nodes_[node].other;
    if (one == other) {
      parts.push_back(std::move(outside));
      return true;
    }
    const auto& a = nodes_[one].spread;
    const auto& b = nodes_[other].spread;
    return pace_.go_on(2 * a.shares.size() * b.shares.size()) &&
           hand_down(one, outside_of(a, b, outside), parts) &&
           hand_down(other, outside_of(b, a, outside), parts);
  }

 private:
  struct Node {
    Spread spread{};
    std::size_t one = 0;  // its halves; if equal, it is a single part
    std::size_t other = 0;
  };

  std::size_t add(Node node) {
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }

  Pace& pace_;
  std::vector<Node> nodes_;
};

// Weights for the layouts of a part as they are counted, without odds. All layouts with the likeliest number
// of mines together weigh 1.
std::vector<double> as_counted(const Spectrum& part, std::span<const double> outside, double log_odds) {
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
  // 1. Parts with only one possible number of mines are the same in every layout.
  std::vector<const Spectrum*> movers;
  std::size_t width = 1;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].ways.size() > 1) {
      movers.push_back(&parts[i]);
      width += parts[i].ways.size();
      continue;
    }
    left -= parts[i].least;
    weighing.log_layouts += std::log(parts[i].ways.front());
    weighing.weights[i] = {1 / parts[i].ways.front()};
  }
  // Every number is in a half of each size.
  const Reservation room(pace.context(), 2 * width * (std::bit_width(movers.size()) + 2) * sizeof(double));
  if (!room.granted() || !pace.go_on(32 * width * kHalvings)) return std::nullopt;

  // 2. What the other parts hold together. If there are none, no mines.
  const double log_odds = balancing_odds(movers, apart, left);
  std::vector<Spread> each;
  for (const auto* part : movers) each.push_back(spread_of(*part, log_odds));
  if (each.empty()) each.push_back({.shares = {1.0}});
  Halves halves(pace);
  const auto top = halves.gather(each);
  if (!top) return std::nullopt;
  const auto& all = halves.spread(*top);

  // 3. What is left for the cells apart.
  auto rest = left_apart(all, apart, left, log_odds);
  const double joint = std::inner_product(all.shares.begin(), all.shares.end(), rest.shares.begin(), 0.0);
  if (!(joint > kLeastJoint)) return std::nullopt;
  double mines = left - all.fewest;
  double apart_mines = 0;
  for (std::size_t i = 0; i < all.shares.size(); ++i) apart_mines += all.shares[i] * rest.shares[i] * mines--;
  weighing.apart_odds = apart > 0 ? apart_mines / (joint * apart) : 0;
  weighing.log_layouts += all.log + rest.log + std::log(joint) - left * log_odds;

  // 4. What lies outside of each part.
  std::vector<std::vector<double>> outside;
  if (!halves.hand_down(*top, std::move(rest.shares), outside)) return std::nullopt;
  auto next = outside.begin();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].ways.size() > 1) weighing.weights[i] = as_counted(parts[i], *next++, log_odds);
  }
  return weighing;
}

Weighing weigh_by_density(std::span<const Spectrum> parts, double density) {
  Weighing weighing{.apart_odds = density};
  const double log_odds = std::log(density) - std::log1p(-density);
  for (const auto& part : parts)
    weighing.weights.push_back(as_counted(part, std::vector<double>(part.ways.size(), 1.0), log_odds));
  return weighing;
}

}  // namespace quadrille::mines::audit
