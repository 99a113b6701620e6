#include "puzzles/mines/search/solutions.hpp"

#include <gmpxx.h>

#include <cmath>
#include <map>

namespace quadrille::mines {
namespace {

// Layouts by their number of mines, from `least` on.
struct WholeSpectrum {
  int least = 0;
  std::vector<mpz_class> by_mines{};
};

// What the numbers of a component still need, a character each, and the layouts so far that leave them that
// need.
using Needs = std::string;
using Tallies = std::map<Needs, std::vector<mpz_class>>;

mpz_class choose(unsigned long cells, unsigned long mines) {
  mpz_class ways;
  mpz_bin_uiui(ways.get_mpz_t(), cells, mines);
  return ways;
}

// Counts again in whole numbers where doubles have rounded: rare, so kept simple. Numbers whose zones are all
// decided must need nothing more, and their states then coincide.
std::optional<WholeSpectrum> recount(const CountingProblem& problem, Context& context) {
  std::vector<int> room(problem.needs.size(), 0);
  for (const auto& zone : problem.zones) {
    for (const auto number : zone.touched()) room[number] += zone.cells;
  }
  Tallies now{{Needs(problem.needs.begin(), problem.needs.end()), {mpz_class(1)}}};
  for (const auto index : narrow_order(problem)) {
    const auto& zone = problem.zones[index];
    for (const auto number : zone.touched()) room[number] -= zone.cells;
    Tallies next;
    for (const auto& [needs, tally] : now) {
      if (!context.enter_node()) return std::nullopt;
      auto after = needs;
      for (int mines = 0; mines <= zone.cells; ++mines) {
        bool fits = true;
        for (const auto number : zone.touched()) {
          const int need = needs[number] - mines;
          fits = fits && need >= 0 && need <= room[number];
          after[number] = static_cast<char>(need);
        }
        if (!fits) continue;
        const auto more = static_cast<unsigned>(mines);
        const auto ways = choose(zone.cells, more);
        auto& target = next[after];
        if (target.size() < tally.size() + more) target.resize(tally.size() + more);
        for (std::size_t k = 0; k < tally.size(); ++k) target[k + more] += ways * tally[k];
      }
    }
    now = std::move(next);
  }
  if (now.empty()) return WholeSpectrum{};
  return WholeSpectrum{0, std::move(now.begin()->second)};
}

WholeSpectrum whole(const Spectrum& spectrum) {
  WholeSpectrum exact{.least = spectrum.least};
  for (const double count : spectrum.by_mines) exact.by_mines.emplace_back(count);
  return exact;
}

}  // namespace

std::string count_solutions(const Frontier& frontier, std::span<const Spectrum> spectra, int left,
                            Context& context) {
  WholeSpectrum all{0, {mpz_class(1)}};
  for (std::size_t i = 0; i < spectra.size(); ++i) {
    if (!context.proceed()) return "";
    auto one = whole(spectra[i]);
    if (!spectra[i].whole) {
      auto counted = recount(frontier.components[i].problem, context);
      if (!counted) return "";
      one = std::move(*counted);
    }
    WholeSpectrum both{all.least + one.least,
                       std::vector<mpz_class>(all.by_mines.size() + one.by_mines.size() - 1)};
    for (std::size_t a = 0; a < all.by_mines.size(); ++a) {
      for (std::size_t b = 0; b < one.by_mines.size(); ++b)
        both.by_mines[a + b] += all.by_mines[a] * one.by_mines[b];
    }
    all = std::move(both);
  }
  const auto inland = static_cast<int>(frontier.inland.size());
  mpz_class sum;
  for (std::size_t i = 0; i < all.by_mines.size(); ++i) {
    const int mines = left - all.least - static_cast<int>(i);
    if (mines < 0 || mines > inland || all.by_mines[i] == 0) continue;
    sum += all.by_mines[i] * choose(static_cast<unsigned long>(inland), static_cast<unsigned long>(mines));
  }
  return sum.get_str();
}

double estimate_solutions(std::span<const Spectrum> spectra, int inland, int left) {
  std::vector<double> all{1.0};
  int least = 0;
  for (const auto& spectrum : spectra) {
    std::vector<double> both(all.size() + spectrum.by_mines.size() - 1, 0.0);
    for (std::size_t a = 0; a < all.size(); ++a) {
      for (std::size_t b = 0; b < spectrum.by_mines.size(); ++b)
        both[a + b] += all[a] * std::ldexp(spectrum.by_mines[b], spectrum.exponent);
    }
    all = std::move(both);
    least += spectrum.least;
  }
  double sum = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int mines = left - least - static_cast<int>(i);
    if (mines < 0 || mines > inland || all[i] <= 0) continue;
    double ways = 1;
    for (int k = 1; k <= mines && ways < HUGE_VAL; ++k) ways *= static_cast<double>(inland - mines + k) / k;
    sum += all[i] * ways;
  }
  return sum;
}

}  // namespace quadrille::mines
