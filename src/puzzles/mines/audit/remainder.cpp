#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "puzzles/mines/audit/total.hpp"

namespace quadrille::mines::audit {
namespace {

__extension__ using Wide = unsigned __int128;

std::uint64_t plus(std::uint64_t a, std::uint64_t b) {
  const auto sum = a + b;
  return sum >= kPrime ? sum - kPrime : sum;
}

// 2^61 leaves remainder 1, so the upper bits are added to the lower ones.
std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  const auto product = Wide{a} * b;
  return plus(static_cast<std::uint64_t>(product) & kPrime, static_cast<std::uint64_t>(product >> 61U));
}

// By Fermat: the prime minus two as exponent.
std::uint64_t inverse(std::uint64_t a) {
  std::uint64_t result = 1;
  for (auto exponent = kPrime - 2; exponent > 0; exponent /= 2) {
    if (exponent % 2 != 0) result = times(result, a);
    a = times(a, a);
  }
  return result;
}

std::uint64_t choose(int cells, int mines) {
  std::uint64_t above = 1;
  std::uint64_t below = 1;
  mines = std::min(mines, cells - mines);
  for (int k = 1; k <= mines; ++k) {
    above = times(above, static_cast<std::uint64_t>(cells - k + 1));
    below = times(below, static_cast<std::uint64_t>(k));
  }
  return times(above, inverse(below));
}

}  // namespace

std::optional<std::uint64_t> layouts_modulo(std::span<const Spectrum> parts, int apart, int left,
                                            Pace& pace) {
  std::vector<std::uint64_t> all(1, 1);
  for (const auto& part : parts) {
    left -= part.least;
    if (!pace.go_on(4 * all.size() * part.remainders.size())) return std::nullopt;
    std::vector<std::uint64_t> both(all.size() + part.remainders.size() - 1, 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t k = 0; k < part.remainders.size(); ++k)
        both[i + k] = plus(both[i + k], times(all[i], part.remainders[k]));
    }
    all = std::move(both);
  }
  // From the most mines in the parts, which leave the fewest, down; C(n, m + 1) follows from C(n, m).
  const int most = std::min(static_cast<int>(all.size()) - 1, left);
  int mines = left - most;
  if (mines < 0 || mines > apart || !pace.go_on(static_cast<std::size_t>(mines))) return std::nullopt;
  auto ways = choose(apart, mines);
  std::uint64_t sum = 0;
  for (int k = most; k >= 0 && mines <= apart; --k, ++mines) {
    sum = plus(sum, times(all[static_cast<std::size_t>(k)], ways));
    ways = times(times(ways, static_cast<std::uint64_t>(apart - mines)),
                 inverse(static_cast<std::uint64_t>(mines) + 1));
    if (!pace.go_on(128)) return std::nullopt;
  }
  return sum;
}

std::optional<Figure> figure_of(std::string_view digits) {
  if (digits.empty()) return std::nullopt;
  Figure figure;
  double leading = 0;
  std::size_t read = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    figure.remainder = plus(times(figure.remainder, 10), static_cast<std::uint64_t>(digit - '0'));
    if (read < 17) {
      leading = leading * 10 + (digit - '0');
      ++read;
    }
  }
  figure.log = std::log(leading) + static_cast<double>(digits.size() - read) * std::numbers::ln10;
  return figure;
}

}  // namespace quadrille::mines::audit
