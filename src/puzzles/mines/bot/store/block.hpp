#pragma once

#include <array>
#include <cstddef>

#include "puzzles/mines/bot/store/state.hpp"

namespace quadrille::mines::bot {

// Cells are kept in squares, so that neighbours on the board are neighbours in memory.
inline constexpr int kBlockSide = 8;
using Block = std::array<CellState, static_cast<std::size_t>(kBlockSide) * kBlockSide>;

// The square of a cell, in squares. Shifting and masking round down even below zero, which a division would
// not.
[[nodiscard]] constexpr Cell block_of(Cell cell) { return at(cell.row.value >> 3, cell.col.value >> 3); }

[[nodiscard]] constexpr std::size_t index_in_block(Cell cell) {
  const auto row = static_cast<std::size_t>(cell.row.value & 7);
  const auto col = static_cast<std::size_t>(cell.col.value & 7);
  return row * kBlockSide + col;
}

// The reverse.
[[nodiscard]] constexpr Cell cell_in_block(Cell block, std::size_t index) {
  const auto place = static_cast<int>(index);
  return at(block.row.value * kBlockSide + place / kBlockSide,
            block.col.value * kBlockSide + place % kBlockSide);
}

}  // namespace quadrille::mines::bot
