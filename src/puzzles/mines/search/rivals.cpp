#include "puzzles/mines/search/rivals.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace quadrille::mines {
namespace {

constexpr std::size_t kWordBits = 64;

// For a cell and each number: the layouts that show it there, or a mine. This cell distinguishes a layout
// that shows that number from all others.
class Lookalikes {
 public:
  Lookalikes(std::span<const std::uint8_t> seen, std::size_t words) : words_(words) {
    bits_.assign(LayoutSet::kMine * words, 0);
    for (std::size_t layout = 0; layout < seen.size(); ++layout) {
      for (std::size_t number = 0; number < LayoutSet::kMine; ++number) {
        if (seen[layout] == number || seen[layout] == LayoutSet::kMine)
          bits_[number * words_ + layout / kWordBits] |= std::uint64_t{1} << layout % kWordBits;
      }
    }
  }

  [[nodiscard]] std::span<const std::uint64_t> of(std::size_t number) const {
    return std::span(bits_).subspan(number * words_, words_);
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace

Rivals::Rivals(const LayoutSet& set)
    : words_((set.count + kWordBits - 1) / kWordBits),
      alike_(set.count * words_, ~std::uint64_t{0}),
      rivals_(set.count),
      asked_(set.count, 0) {
  for (std::size_t cell = 0; cell < set.cells.size(); ++cell) {
    const auto seen = set.seen_at(cell);
    const Lookalikes lookalikes(seen, words_);
    for (std::size_t layout = 0; layout < set.count; ++layout) {
      if (seen[layout] == LayoutSet::kMine) continue;
      const auto others = lookalikes.of(seen[layout]);
      auto* own = &alike_[layout * words_];
      for (std::size_t word = 0; word < words_; ++word) own[word] &= others[word];
    }
  }
  for (std::size_t layout = 0; layout < set.count; ++layout) {
    for (std::size_t word = 0; word < words_; ++word) {
      for (auto bits = alike_[layout * words_ + word]; bits != 0; bits &= bits - 1) {
        const auto other = word * kWordBits + static_cast<std::size_t>(std::countr_zero(bits));
        if (other != layout && other < set.count)
          rivals_[layout].push_back(static_cast<std::uint16_t>(other));
      }
    }
  }
}

std::uint32_t Rivals::winnable(std::span<const std::uint16_t> layouts) {
  ++question_;
  for (const auto layout : layouts) asked_[layout] = question_;
  std::uint32_t groups = 0;
  for (const auto layout : layouts) {
    if (asked_[layout] != question_) continue;
    ++groups;
    group_.assign(1, layout);
    for (const auto other : rivals_[layout]) {
      if (asked_[other] != question_ || other == layout) continue;
      const bool all_rivals =
          std::ranges::all_of(group_, [&](std::uint16_t member) { return are_rivals(member, other); });
      if (!all_rivals) continue;
      group_.push_back(other);
      asked_[other] = 0;
    }
    asked_[layout] = 0;
  }
  return groups;
}

}  // namespace quadrille::mines
