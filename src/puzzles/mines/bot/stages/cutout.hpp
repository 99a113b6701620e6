#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/mines/bot/store/draft.hpp"
#include "puzzles/mines/search/padded_board.hpp"

namespace quadrille::mines::bot {

// Whether conclusions count on a cutout, or only what vision has read.
enum class Trust : std::uint8_t { conclusions, vision };

// A piece of the board as a padded board for the rules. Numbers on its rim count as clear, since they see
// more than the cutout holds.
class Cutout {
 public:
  // All cells from one to another, which are its corners.
  Cutout(const Draft& draft, Cell first, Cell last, Trust trust);

  [[nodiscard]] PaddedBoard& padded() { return ground_; }
  [[nodiscard]] std::vector<Cell> cells(std::span<const PaddedIndex> places) const;

 private:
  [[nodiscard]] Cell on_board(Cell cell) const {
    return at(cell.row.value + corner_.row.value, cell.col.value + corner_.col.value);
  }

  Cell corner_;
  PaddedBoard ground_;
};

}  // namespace quadrille::mines::bot
