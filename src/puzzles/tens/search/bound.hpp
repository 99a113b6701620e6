#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/tens/model/model.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {

// How often each digit occurs; index 0 is unused.
using DigitCounts = std::array<int, 10>;

[[nodiscard]] DigitCounts count_digits(const Board& board);

template <int Words>
[[nodiscard]] DigitCounts count_digits(const BitBoard<Words>& bit_board, const CellSet<Words>& cells) {
  DigitCounts counts{};
  cells.for_each([&](int cell) { ++counts[bit_board.digit(cell)]; });
  return counts;
}

// What each digit is worth, in millionths of a cell and rounded up: sums of whole numbers, so that no
// rounding makes a bound too low. Index 0 is not used.
using Prices = std::array<std::int64_t, 10>;
inline constexpr std::int64_t kPriceScale = 1'000'000;

// The prices that give the best bound on how many of these digits can be cleared.
[[nodiscard]] Prices packing_prices(int target, const DigitCounts& counts);

// No play on a board clears more cells than this.
//
// Where the digits are is ignored: how many of them can be packed into groups that each sum to the target?
// The linear relaxation of that question, solved by column generation (Gilmore and Gomory 1961, for cutting
// stock), has nine rows and a column per group; its dual gives every digit a price such that no group is
// worth more than its prices, and then the prices of all digits bound the cells. Prices that are valid once
// are valid for any digits, so a search solves few programs and reuses their prices.
class PackingBound {
 public:
  explicit PackingBound(int target);

  // By the prices known so far.
  [[nodiscard]] int quick(const DigitCounts& counts) const;

  // By the best prices for exactly these counts, which are remembered.
  [[nodiscard]] int tight(const DigitCounts& counts);

  [[nodiscard]] std::size_t known_prices() const { return prices_.size(); }

 private:
  [[nodiscard]] int leftover_cells(const DigitCounts& counts) const;

  int target_;
  std::vector<Prices> prices_;
};

[[nodiscard]] int upper_bound(const Board& board);

// The same for the digits of a bit board.
template <int Words>
[[nodiscard]] int upper_bound(const BitBoard<Words>& bit_board) {
  return PackingBound(bit_board.target()).tight(count_digits(bit_board, bit_board.filled()));
}

}  // namespace quadrille::tens
