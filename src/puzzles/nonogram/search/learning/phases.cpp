#include "puzzles/nonogram/search/learning/phases.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::nonogram {
namespace {

// The memory is reset after this many conflicts, then after twice, three times as many more.
constexpr std::uint64_t kRound = 1000;

}  // namespace

Phases::Phases(std::vector<std::uint8_t> start, Random random)
    : start_(std::move(start)),
      last_(start_),
      longest_(start_.size(), Way::unknown),
      best_(start_.size(), Way::unknown),
      random_(random),
      next_(kRound) {}

Literal Phases::choose(Variable variable) const {
  const bool towards_longest = round_ % 2 != 0 && longest_[variable] != Way::unknown;
  return literal(variable, towards_longest ? longest_[variable] == Way::yes : last_[variable] != 0);
}

void Phases::note(const Trail& trail) {
  // The deepest level is where the conflict is: everything before it is sound.
  const auto size = trail.start();
  const auto keep = [&](std::vector<Way>& ways, std::size_t& known) {
    if (size <= known) return;
    known = size;
    std::ranges::fill(ways, Way::unknown);
    for (std::size_t i = 0; i < size; ++i) ways[variable_of(trail[i])] = way(trail[i]);
  };
  keep(longest_, longest_size_);
  keep(best_, best_size_);
}

void Phases::count_conflict() {
  if (++conflicts_ < next_) return;
  ++round_;
  next_ = conflicts_ + kRound * round_;
  set_anew();
}

void Phases::set_anew() {
  longest_size_ = 0;
  std::ranges::fill(longest_, Way::unknown);
  switch (round_ % 6) {
    case 0:
      last_ = start_;
      break;
    case 2:
      std::ranges::transform(start_, last_.begin(), [](std::uint8_t way) { return way == 0 ? 1 : 0; });
      break;
    case 4:
      std::ranges::generate(last_, [&] { return static_cast<std::uint8_t>(random_.below(2)); });
      break;
    default:
      for (std::size_t i = 0; i < best_.size(); ++i) {
        if (best_[i] != Way::unknown) last_[i] = best_[i] == Way::yes ? 1 : 0;
      }
      best_size_ = 0;
      break;
  }
}

}  // namespace quadrille::nonogram
