#include "puzzles/mines/search/deductions/pattern.hpp"

#include <algorithm>

namespace quadrille::mines {
namespace {

constexpr int kSide = 5;
constexpr int kCells = kSide * kSide;
// Digits besides the needs 0 to 8.
constexpr std::uint64_t kUnknown = 9;
constexpr std::uint64_t kNothing = 15;
// A pattern of more layouts than these takes longer than the exact count that follows it.
constexpr int kMostSteps = 20'000;
constexpr int kDigitsOfAWord = 16;

constexpr bool is_inner(int cell) {
  return cell / kSide >= 1 && cell / kSide <= 3 && cell % kSide >= 1 && cell % kSide <= 3;
}

std::uint64_t digit_at(const PatternKey& key, int cell) {
  return key.digits[static_cast<std::size_t>(cell / kDigitsOfAWord)] >> (4 * (cell % kDigitsOfAWord)) & 15U;
}

// Tries every layout of a pattern's unknown cells and notes what they have in common.
class Trial {
 public:
  explicit Trial(const PatternKey& key) {
    std::array<int, kCells> number_at{};
    number_at.fill(-1);
    for (int cell = 0; cell < kCells; ++cell) {
      const auto digit = digit_at(key, cell);
      if (is_inner(cell) && digit <= 8) {
        number_at[cell] = numbers_;
        need_[numbers_++] = static_cast<int>(digit);
      }
    }
    for (int cell = 0; cell < kCells; ++cell) {
      if (digit_at(key, cell) != kUnknown) continue;
      auto& touching = touching_[unknown_];
      for (const int away : {-6, -5, -4, -1, 1, 4, 5, 6}) {
        const int beside = cell + away;
        if (beside < 0 || beside >= kCells || std::abs(beside % kSide - cell % kSide) > 1) continue;
        if (number_at[beside] < 0) continue;
        touching |= 1U << static_cast<unsigned>(number_at[beside]);
        ++room_[number_at[beside]];
      }
      if (touching == 0) continue;
      cells_[unknown_++] = cell;
    }
  }

  PatternProof proof() {
    const std::uint32_t all = bits_of((1U << static_cast<unsigned>(unknown_)) - 1U);
    open_ = all;
    try_from(0, 0);
    if (steps_ > kMostSteps || !any_) return {};
    return {.safe = all & ~seen_mine_, .mines = all & ~seen_clear_};
  }

 private:
  [[nodiscard]] std::uint32_t bits_of(std::uint32_t layout) const {
    std::uint32_t bits = 0;
    for (int i = 0; i < unknown_; ++i) bits |= (layout >> static_cast<unsigned>(i) & 1U) << cells_[i];
    return bits;
  }

  void try_from(int next, std::uint32_t layout) {
    if (++steps_ > kMostSteps || open_ == 0) return;
    if (next == unknown_) {
      const auto mines = bits_of(layout);
      const auto all = bits_of((1U << static_cast<unsigned>(unknown_)) - 1U);
      any_ = true;
      seen_mine_ |= mines;
      seen_clear_ |= all & ~mines;
      open_ = all & ~(seen_mine_ & seen_clear_);
      return;
    }
    for (const int mine : {0, 1}) {
      bool fits = true;
      for (int number = 0; number < numbers_; ++number) {
        if ((touching_[next] >> static_cast<unsigned>(number) & 1U) == 0) continue;
        need_[number] -= mine;
        --room_[number];
        fits = fits && need_[number] >= 0 && need_[number] <= room_[number];
      }
      if (fits) try_from(next + 1, layout | static_cast<std::uint32_t>(mine) << static_cast<unsigned>(next));
      for (int number = 0; number < numbers_; ++number) {
        if ((touching_[next] >> static_cast<unsigned>(number) & 1U) == 0) continue;
        need_[number] += mine;
        ++room_[number];
      }
    }
  }

  std::array<int, kCells> cells_{};               // of the unknown
  std::array<std::uint32_t, kCells> touching_{};  // their numbers, as bits
  std::array<int, 9> need_{};
  std::array<int, 9> room_{};
  int numbers_ = 0;
  int unknown_ = 0;
  int steps_ = 0;
  bool any_ = false;
  std::uint32_t seen_mine_ = 0;
  std::uint32_t seen_clear_ = 0;
  std::uint32_t open_ = 0;  // not yet seen both ways
};

// The place of a pattern's cell.
PaddedIndex place_in(const PaddedBoard& padded, PaddedIndex centre, int cell) {
  return centre + (cell / kSide - 2) * padded.stride + cell % kSide - 2;
}

}  // namespace

const PatternProof& PatternTable::proof(const PatternKey& key) {
  const auto [entry, is_new] = proofs_.try_emplace(key);
  if (is_new) entry->second = Trial(key).proof();
  return entry->second;
}

PatternKey pattern_around(const PaddedBoard& padded, PaddedIndex number) {
  PatternKey key;
  const auto [row, col] = padded.cell(number);
  for (int cell = 0; cell < kCells; ++cell) {
    // Two cells beyond a cell at the rim there is nothing.
    const int r = row.value + cell / kSide - 2;
    const int c = col.value + cell % kSide - 2;
    auto digit = kNothing;
    if (r >= -1 && r <= padded.rows && c >= -1 && c <= padded.cols) {
      const auto here = place_in(padded, number, cell);
      const auto kinds = padded.kinds[here];
      if (is_unknown(kinds)) digit = kUnknown;
      if (is_inner(cell) && is_number(kinds)) {
        const auto demand = demand_of(padded, here);
        // A number without unknown neighbours says nothing, and a contradicted one is left to other rules.
        if (demand.unknown != 0 && demand.need >= 0) digit = static_cast<std::uint8_t>(demand.need);
      }
    }
    key.digits[static_cast<std::size_t>(cell / kDigitsOfAWord)] |= digit << (4 * (cell % kDigitsOfAWord));
  }
  return key;
}

std::optional<Deduction> pattern(const PaddedBoard& padded, PaddedIndex number, PatternTable& table) {
  const auto key = pattern_around(padded, number);
  const auto& proof = table.proof(key);
  if ((proof.safe | proof.mines) == 0) return std::nullopt;
  Deduction deduction{.rule = Rule::pattern};
  for (int cell = 0; cell < kCells; ++cell) {
    const auto here = place_in(padded, number, cell);
    if ((proof.safe >> static_cast<unsigned>(cell) & 1U) != 0) deduction.safe.push_back(here);
    if ((proof.mines >> static_cast<unsigned>(cell) & 1U) != 0) deduction.mines.push_back(here);
    if (is_inner(cell) && digit_at(key, cell) <= 8) deduction.because.push_back(here);
  }
  std::ranges::partition(deduction.because, [&](PaddedIndex place) { return place == number; });
  return deduction;
}

}  // namespace quadrille::mines
