#include "puzzles/mines/audit/sums.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::mines::audit {
namespace {

// Steps that adding up sums one by one may take; a millisecond.
constexpr long long kMostSteps = 1'000'000;

}  // namespace

Counts counts_of(const Spectrum& spectrum) {
  Counts counts{.least = spectrum.least, .most = spectrum.most()};
  counts.found.reserve(spectrum.ways.size());
  for (const double ways : spectrum.ways) counts.found.push_back(ways > 0 ? 1 : 0);
  return counts;
}

Sums::Sums(std::vector<Counts> parts) : parts_(std::move(parts)) {
  reaches_.reserve(parts_.size());
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const auto& reach = reaches_.emplace_back(reach_of(parts_[i]));
    least_ += parts_[i].least;
    most_ += parts_[i].most;
    first_ += reach.first;
    last_ += reach.last;
    unfound_ += reach.found ? 0 : 1;
    incomplete_ += parts_[i].complete ? 0 : 1;
    if (reach.gap == 1) filler_ += reach.last - reach.first;
    if (reach.gap > gap_) {
      other_gap_ = std::exchange(gap_, reach.gap);
      gap_part_ = i;
    } else {
      other_gap_ = std::max(other_gap_, reach.gap);
    }
  }
}

Sums::Reach Sums::reach_of(const Counts& counts) {
  Reach reach;
  int last = 0;
  for (int mines = counts.least; mines - counts.least < static_cast<int>(counts.found.size()); ++mines) {
    if (counts.found[static_cast<std::size_t>(mines - counts.least)] == 0) continue;
    if (reach.found) reach.gap = std::max(reach.gap, mines - last);
    if (!std::exchange(reach.found, true)) reach.first = mines;
    reach.last = last = mines;
  }
  return reach;
}

// Parts that go up by steps no wider than a gap have sums without gaps if cells and gapless parts that are
// together as wide fill those steps.
bool Sums::is_dense(std::size_t but, int apart) const {
  long long filler = filler_ + apart;
  if (but != kNoPart && reaches_[but].gap == 1) filler -= reaches_[but].last - reaches_[but].first;
  return filler >= (but == gap_part_ ? other_gap_ : gap_) - 1;
}

May Sums::can_hold(long long mines, std::size_t but, int apart) {
  const bool one_less = but != kNoPart;
  const auto least = least_ - (one_less ? parts_[but].least : 0);
  const auto most = most_ - (one_less ? parts_[but].most : 0) + apart;
  if (mines < least || mines > most) return May::no;

  const auto unfound = unfound_ - (one_less && !reaches_[but].found ? 1 : 0);
  if (unfound > 0) return May::perhaps;
  const auto incomplete = incomplete_ - (one_less && !parts_[but].complete ? 1 : 0);
  const auto otherwise = incomplete > 0 ? May::perhaps : May::no;
  const auto first = first_ - (one_less ? reaches_[but].first : 0);
  const auto last = last_ - (one_less ? reaches_[but].last : 0) + apart;
  if (mines < first || mines > last) return otherwise;
  if (is_dense(but, apart)) return May::yes;

  if (!gather(but)) return May::perhaps;
  for (long long sum = std::max(0LL, mines - apart - first);
       sum <= mines - first && sum < static_cast<long long>(gathered_.size()); ++sum) {
    if (gathered_[static_cast<std::size_t>(sum)] != 0) return May::yes;
  }
  return otherwise;
}

// Adds up the parts one after another, each counted from its first number. False: too long.
bool Sums::gather(std::size_t but) {
  if (gathered_but_ == but) return true;
  std::vector<char> sums(1, 1);
  long long steps = 0;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const auto width = static_cast<std::size_t>(reaches_[i].last - reaches_[i].first);
    if (i == but || width == 0) continue;
    steps += static_cast<long long>(sums.size() * (width + 1));
    if (steps > kMostSteps) return false;
    std::vector<char> next(sums.size() + width, 0);
    const auto offset = static_cast<std::size_t>(reaches_[i].first - parts_[i].least);
    for (std::size_t k = 0; k <= width; ++k) {
      if (parts_[i].found[offset + k] == 0) continue;
      for (std::size_t sum = 0; sum < sums.size(); ++sum) next[sum + k] |= sums[sum];
    }
    sums = std::move(next);
  }
  gathered_ = std::move(sums);
  gathered_but_ = but;
  return true;
}

}  // namespace quadrille::mines::audit
