#include "engine/settings/spelling.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "grid/text.hpp"

namespace quadrille {
namespace {

// Damerau's distance, row by row of its table: Levenshtein's, with two swapped neighbours counted as one
// slip, since that is how fingers slip ("slove").
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> two_up(b.size() + 1);
  std::vector<std::size_t> up(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(up.begin(), up.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = up[j] + (a[i] == b[j] ? 0 : 1);
      row[j + 1] = std::min({replaced, row[j] + 1, up[j + 1] + 1});
      const bool swapped = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j];
      if (swapped) row[j + 1] = std::min(row[j + 1], two_up[j - 1] + 1);
    }
    std::swap(two_up, up);
    std::swap(up, row);
  }
  return up[b.size()];
}

constexpr std::size_t kLongestTyped = 64;

}  // namespace

std::string_view nearest(std::string_view typed, const std::vector<std::string_view>& known) {
  if (typed.size() > kLongestTyped) return {};
  std::string_view best;
  std::size_t least = std::max<std::size_t>(1, typed.size() / 3) + 1;
  for (const auto word : known) {
    const auto away = word.starts_with(typed) && typed.size() > 1 ? 1 : distance(typed, word);
    if (away < least) {
      least = away;
      best = word;
    }
  }
  return best;
}

std::string unknown_word(std::string_view kind, std::string_view typed,
                         const std::vector<std::string_view>& known) {
  std::string message = "unknown " + std::string(kind) + " " + in_quotes(typed);
  if (const auto meant = nearest(typed, known); !meant.empty()) {
    message += "; did you mean '" + std::string(meant) + "'?";
  }
  message += " (known:";
  for (std::size_t i = 0; i < known.size(); ++i) message += (i == 0 ? " " : ", ") + std::string(known[i]);
  return message + ")";
}

}  // namespace quadrille
