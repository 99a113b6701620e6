#include "puzzles/mines/search/counting_problem.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::mines {
namespace {

constexpr int kRounds = 200;
constexpr int kHalvings = 40;
constexpr double kSettled = 1e-4;  // a round that changes no chance by more than this is the last
// Chances stay away from certainty, which only a proof may give.
constexpr double kLeast = 1e-6;

double bent(double odds, double factor) {
  return std::clamp(odds * factor / (1 - odds + odds * factor), kLeast, 1 - kLeast);
}

}  // namespace

std::vector<double> approximate_odds(const CountingProblem& problem, double density, Context& context) {
  std::vector<double> odds(problem.zones.size(), std::clamp(density, kLeast, 1 - kLeast));
  std::vector<std::vector<std::uint32_t>> zones_of(problem.needs.size());
  for (std::uint32_t zone = 0; zone < problem.zones.size(); ++zone) {
    for (const auto number : problem.zones[zone].touched()) zones_of[number].push_back(zone);
  }
  double change = 1;
  for (int round = 0; round < kRounds && change > kSettled; ++round) {
    change = 0;
    for (std::size_t number = 0; number < zones_of.size(); ++number) {
      if (!context.enter_node()) return odds;
      // The factor on all odds around this number that makes their sum right, between two bounds.
      double low = 0;
      double high = 1;  // of factor / (1 + factor)
      for (int halving = 0; halving < kHalvings; ++halving) {
        const double middle = (low + high) / 2;
        double sum = 0;
        for (const auto zone : zones_of[number])
          sum += problem.zones[zone].cells * bent(odds[zone], middle / (1 - middle));
        (sum < problem.needs[number] ? low : high) = middle;
      }
      for (const auto zone : zones_of[number]) {
        const double before = std::exchange(odds[zone], bent(odds[zone], low / (1 - low)));
        change = std::max(change, std::abs(odds[zone] - before));
      }
    }
  }
  return odds;
}

}  // namespace quadrille::mines
