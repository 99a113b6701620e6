#pragma once

#include <cstdint>
#include <unordered_map>

#include "puzzles/mines/bot/store/block.hpp"

namespace quadrille::mines::bot {

// A set of cells that lie close together: one bit each, by squares.
class CellSet {
 public:
  // False: it was already in the set.
  bool insert(Cell cell) {
    const auto place = block_of(cell);
    if (recent_ == nullptr || place != recent_place_) {
      recent_ = &bits_[place];
      recent_place_ = place;
    }
    const auto bit = std::uint64_t{1} << index_in_block(cell);
    const bool is_new = (*recent_ & bit) == 0;
    *recent_ |= bit;
    return is_new;
  }

 private:
  std::unordered_map<Cell, std::uint64_t> bits_;
  Cell recent_place_{};
  std::uint64_t* recent_ = nullptr;  // the square last asked for
};

static_assert(kBlockSide * kBlockSide == 64);

}  // namespace quadrille::mines::bot
