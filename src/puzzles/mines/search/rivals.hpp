#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/mines/search/layouts.hpp"

namespace quadrille::mines {

// Pairs of layouts that no way of playing wins both of: no cell is safe in both and shows different numbers.
// Play goes the same way in both until it opens a cell that is a mine in one, and to win it must. An
// unavoidable fifty-fifty is a pair of rivals.
//
// Keeps marks from call to call; one object belongs to one thread.
class Rivals {
 public:
  explicit Rivals(const LayoutSet& set);

  // The most of these layouts that one way of playing can win: of a group that are all each other's rivals,
  // one. Groups are formed greedily, so a better grouping might give a smaller bound.
  [[nodiscard]] std::uint32_t winnable(std::span<const std::uint16_t> layouts);

 private:
  [[nodiscard]] bool are_rivals(std::size_t a, std::size_t b) const {
    return (alike_[a * words_ + b / 64] >> b % 64 & 1U) != 0;
  }

  std::size_t words_;                               // of a layout's bits
  std::vector<std::uint64_t> alike_;                // by layout: a bit for each of its rivals, and itself
  std::vector<std::vector<std::uint16_t>> rivals_;  // by layout
  std::vector<std::uint32_t> asked_;                // by layout: the last call in which it has no group yet
  std::vector<std::uint16_t> group_;
  std::uint32_t question_ = 0;
};

}  // namespace quadrille::mines
