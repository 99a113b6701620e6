#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/mines/bot/draft.hpp"
#include "puzzles/mines/ground.hpp"

namespace quadrille::mines::bot {

// Whether conclusions count on a plot, or what vision has read alone.
enum class Trust : std::uint8_t { conclusions, vision };

// A piece of the board as ground for the rules. Numbers on its rim count as clear, for they see more than the
// plot has.
class Plot {
 public:
  // All cells from one to another, which are its corners.
  Plot(const Draft& draft, Cell first, Cell last, Trust trust);

  [[nodiscard]] Ground& ground() { return ground_; }
  [[nodiscard]] std::vector<Cell> cells(std::span<const Place> places) const;

 private:
  [[nodiscard]] Cell on_board(Cell cell) const {
    return at(cell.row.value + corner_.row.value, cell.col.value + corner_.col.value);
  }

  Cell corner_;
  Ground ground_;
};

}  // namespace quadrille::mines::bot
