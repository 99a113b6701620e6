#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {

// In a band of rows, a move begins and ends in columns with digits whose prefix sums differ by the target.
// All sixteen prefix sums are in one register; comparing it with itself shifted by 0 ... 15 lanes finds every
// pair. Bands are collected first and compared later: whether a band is worth it cannot be predicted, and a
// mispredicted branch costs more than a band.
template <int Words>
std::size_t BitBoard<Words>::find_moves(const Set& filled, const Set& changed, Moves& moves) const {
  std::size_t move_count = 0;
  std::array<std::uint16_t, kSheetCells> row_filled;
  std::array<Bytes, kSheetCells> row_digits;
  std::array<std::uint16_t, kSheetCells> row_changed;
  int rows_filled = 0;   // up to and including the last row with a digit
  int rows_changed = 0;  // the same for changed cells
  unsigned all_changed = 0;
  for (int row = 0; row < shape_.rows; ++row) {
    row_filled[row] = row_bits(filled, row);
    row_changed[row] = row_bits(changed, row);
    row_digits[row] = Bytes::from(digits_[row].lanes.data()) & Bytes::spread(row_filled[row]);
    all_changed |= row_changed[row];
    rows_filled = row_filled[row] != 0 ? row + 1 : rows_filled;
    rows_changed = row_changed[row] != 0 ? row + 1 : rows_changed;
  }
  const auto target = Bytes::all(static_cast<std::uint8_t>(target_));
  const auto over_target = Bytes::all(static_cast<std::uint8_t>(target_ + 1));

  std::array<Band, kBandsAtOnce> bands;
  std::size_t band_count = 0;
  const auto compare_bands = [&] {
    std::size_t hit_count = 0;
    for (std::size_t i = 0; i < band_count; ++i) {
      auto band = bands[i];
      const auto open = Bytes::spread(band.open);
      auto prefix = band.sums;
      prefix = prefix + moved_right<1>(prefix);
      prefix = prefix + moved_right<2>(prefix);
      prefix = prefix + moved_right<4>(prefix);
      prefix = prefix + moved_right<8>(prefix);
      const auto wanted = prefix - band.sums + target;
      const auto ends = prefix & open;
      const auto begins = [&]<int... Width>(std::integer_sequence<int, Width...>) {
        return ((wanted == moved_left<Width>(ends)) | ...) & open;
      }(std::make_integer_sequence<int, kSheetCols>{});
      band.open = begins.bits();
      bands[hit_count] = band;
      hit_count += band.open != 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < hit_count; ++i) {
      const auto& band = bands[i];
      alignas(16) std::array<std::uint8_t, kSheetCols> sum_of;
      band.sums.store(sum_of.data());
      for (unsigned lefts = band.open; lefts != 0; lefts &= lefts - 1) {
        const int left = std::countr_zero(lefts);
        int right = left;
        int sum = sum_of[left];
        while (sum < target_ && ++right < shape_.cols) sum += sum_of[right];
        if (sum != target_) continue;
        const unsigned window = (2U << right) - (1U << left);
        if ((row_filled[band.top] & window) == 0 || (row_filled[band.bottom] & window) == 0 ||
            (band.changed & window) == 0) {
          continue;
        }
        moves[move_count++] = {band.top, band.bottom, static_cast<std::uint8_t>(left),
                               static_cast<std::uint8_t>(right)};
      }
    }
    band_count = 0;
  };

  for (int top = 0; top < std::min(rows_changed, rows_filled); ++top) {
    if (row_filled[top] == 0) continue;
    auto sums = Bytes::all(0);
    unsigned any = 0;
    unsigned seen_changed = 0;
    for (int bottom = top; bottom < rows_filled; ++bottom) {
      seen_changed |= row_changed[bottom];
      sums = least(saturating_sum(sums, row_digits[bottom]), over_target);
      any |= row_filled[bottom];
      const unsigned free = 0xFFFFU & ~(over_target == sums).bits();
      const unsigned near = reach(all_changed, free);
      if ((near & row_filled[top]) == 0) break;  // and it will stay so further down
      bands[band_count] = {sums, static_cast<std::uint16_t>(any & near),
                           static_cast<std::uint16_t>(seen_changed), static_cast<std::uint8_t>(top),
                           static_cast<std::uint8_t>(bottom)};
      const bool worth_it = (near & row_filled[bottom]) != 0 && (near & seen_changed) != 0;
      band_count += worth_it ? 1 : 0;
      if (band_count == kBandsAtOnce) compare_bands();
    }
  }
  compare_bands();
  return move_count;
}

template class BitBoard<1>;
template class BitBoard<2>;
template class BitBoard<3>;
template class BitBoard<4>;

}  // namespace quadrille::tens
