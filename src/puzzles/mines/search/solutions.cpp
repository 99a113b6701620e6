#include "puzzles/mines/search/solutions.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace quadrille::mines {
namespace {

using Whole = boost::multiprecision::cpp_int;

// Layouts by their number of mines, from `least` on.
struct WholeSpectrum {
  int least = 0;
  std::vector<Whole> by_mines{};
};

// What the numbers of a component still need, a character each, and the layouts so far that leave them that
// need.
using Needs = std::string;
using Tallies = std::map<Needs, std::vector<Whole>>;

std::vector<unsigned> primes_to(unsigned most) {
  std::vector<bool> crossed(most + std::size_t{1}, false);
  std::vector<unsigned> primes;
  for (std::size_t p = 2; p <= most; ++p) {
    if (crossed[p]) continue;
    primes.push_back(static_cast<unsigned>(p));
    for (std::size_t k = p * p; k <= most; k += p) crossed[k] = true;
  }
  return primes;
}

// Multiplied in pairs, so that the factors of a product are of about the same length: one after the other
// would walk the whole number for each.
Whole product(std::vector<Whole> factors) {
  if (factors.empty()) return 1;
  while (factors.size() > 1) {
    std::vector<Whole> pairs;
    for (std::size_t i = 0; i + 1 < factors.size(); i += 2) pairs.emplace_back(factors[i] * factors[i + 1]);
    if (factors.size() % 2 != 0) pairs.push_back(std::move(factors.back()));
    factors = std::move(pairs);
  }
  return std::move(factors.front());
}

// The ways to lay mines into cells. The binomial's primes are known beforehand (Legendre: p divides n! as
// often as the sum of n / p^k), so nothing is divided: a million cells have numbers of 200,000 digits.
Whole choose(unsigned cells, unsigned mines) {
  std::vector<Whole> factors;
  for (const unsigned prime : primes_to(cells)) {
    std::uint64_t together = 1;
    for (std::uint64_t power = prime; power <= cells; power *= prime) {
      if (cells / power - mines / power - (cells - mines) / power != 0) together *= prime;
    }
    if (together > 1) factors.emplace_back(together);
  }
  return product(std::move(factors));
}

// Below this many digits cpp_int's own conversion, which takes time as the square of them, is as fast as any.
constexpr unsigned kPlainDigits = 512;

// Appends a number below the square of the last power, or of kPlainDigits where there is none, with zeros in
// front.
void append_digits(std::string& text, const Whole& number, std::span<const Whole> powers) {
  if (powers.empty()) {
    const auto digits = number.str();
    text.append(kPlainDigits - digits.size(), '0');
    text += digits;
    return;
  }
  Whole high;
  Whole low;
  divide_qr(number, powers.back(), high, low);
  append_digits(text, high, powers.first(powers.size() - 1));
  append_digits(text, low, powers.first(powers.size() - 1));
}

// In decimal digits, taken apart in halves: of a million digits str() alone would take seconds.
std::string decimal(const Whole& number) {
  std::vector<Whole> powers;
  for (Whole power = pow(Whole(10), kPlainDigits); power <= number; power *= power) powers.push_back(power);
  std::string text;
  append_digits(text, number, powers);
  return text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
}

// Counts again in whole numbers where doubles have rounded: rare, so kept simple. Numbers whose zones are all
// decided must need nothing more, and their states then coincide.
std::optional<WholeSpectrum> recount(const CountingProblem& problem, Context& context) {
  std::vector<int> room(problem.needs.size(), 0);
  for (const auto& zone : problem.zones) {
    for (const auto number : zone.touched()) room[number] += zone.cells;
  }
  Tallies now{{Needs(problem.needs.begin(), problem.needs.end()), {Whole(1)}}};
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
  WholeSpectrum all{0, {Whole(1)}};
  for (std::size_t i = 0; i < spectra.size(); ++i) {
    if (!context.proceed()) return "";
    auto one = whole(spectra[i]);
    if (!spectra[i].whole) {
      auto counted = recount(frontier.components[i].problem, context);
      if (!counted) return "";
      one = std::move(*counted);
    }
    WholeSpectrum both{all.least + one.least,
                       std::vector<Whole>(all.by_mines.size() + one.by_mines.size() - 1)};
    for (std::size_t a = 0; a < all.by_mines.size(); ++a) {
      for (std::size_t b = 0; b < one.by_mines.size(); ++b)
        both.by_mines[a + b] += all.by_mines[a] * one.by_mines[b];
    }
    all = std::move(both);
  }
  const auto inland = static_cast<int>(frontier.inland.size());
  Whole sum;
  Whole ways;  // of the mines inland; each from the one before, once there is one
  for (std::size_t i = 0; i < all.by_mines.size(); ++i) {
    const int mines = left - all.least - static_cast<int>(i);
    if (mines < 0 || mines > inland) continue;
    if (ways == 0) {
      ways = choose(static_cast<unsigned>(inland), static_cast<unsigned>(mines));
    } else {
      ways = ways * (mines + 1) / (inland - mines);
    }
    if (all.by_mines[i] != 0) sum += all.by_mines[i] * ways;
  }
  return decimal(sum);
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
