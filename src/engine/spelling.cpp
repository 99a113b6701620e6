#include "engine/spelling.hpp"

#include <algorithm>
#include <numeric>

#include "grid/text.hpp"

namespace quadrille {
namespace {

// Levenshtein's distance, with one row of the table at a time.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row[b.size()];
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
