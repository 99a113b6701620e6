#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/mines/search/padded_board.hpp"

namespace quadrille::mines {

// Some unknown cells and every way to lay mines in them: for each layout and cell, what would be seen there.
struct LayoutSet {
  static constexpr std::uint8_t kMine = 9;

  std::vector<PaddedIndex> cells{};
  std::size_t count = 0;             // layouts
  std::vector<std::uint8_t> seen{};  // by cell, then by layout: the number, or kMine

  [[nodiscard]] std::span<const std::uint8_t> seen_at(std::size_t cell) const {
    return std::span(seen).subspan(cell * count, count);
  }
};

// Lists the layouts of these cells, `mines` mines in all, that fit the numbers around them. The cells must be
// all the unknown ones that those numbers touch. nullopt: more than `at_most`, or the search for them exceeds
// a number of steps per layout.
[[nodiscard]] std::optional<LayoutSet> list_layouts(const PaddedBoard& padded,
                                                    std::span<const PaddedIndex> cells, int mines,
                                                    std::size_t at_most);

}  // namespace quadrille::mines
