#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/mines/search/layouts.hpp"

namespace quadrille::mines {

// Layouts of which no way to play wins both: no cell is safe in the two of them and shows different numbers.
// Play goes on alike in both until it opens a cell that is a mine in one, and to win it must. An unavoidable
// fifty-fifty is a pair of rivals.
//
// Keeps marks of its own from question to question; one object belongs to one thread.
class Rivals {
 public:
  explicit Rivals(const LayoutSet& set);

  // At most so many of these layouts are won by one way to play: of a group that are all each other's rivals,
  // one. Groups are taken as they come, so that others might show less.
  [[nodiscard]] std::uint32_t winnable(std::span<const std::uint16_t> layouts);

 private:
  [[nodiscard]] bool are_rivals(std::size_t a, std::size_t b) const {
    return (alike_[a * words_ + b / 64] >> b % 64 & 1U) != 0;
  }

  std::size_t words_;                               // of a layout's bits
  std::vector<std::uint64_t> alike_;                // by layout: a bit for each of its rivals, and itself
  std::vector<std::vector<std::uint16_t>> rivals_;  // by layout
  std::vector<std::uint32_t> asked_;  // by layout: the last question in which it has no group yet
  std::vector<std::uint16_t> group_;
  std::uint32_t question_ = 0;
};

}  // namespace quadrille::mines
