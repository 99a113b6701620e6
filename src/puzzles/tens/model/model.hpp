#pragma once

#include <quadrille/values.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "grid/error.hpp"
#include "grid/grid.hpp"

namespace quadrille::tens {

inline constexpr int kDefaultTarget = 10;
// Column sums are kept in bytes that saturate at 255, so a target must stay below.
inline constexpr int kLargestTarget = 250;
inline constexpr int kLongestSide = 2000;

// A board of digits 1-9; 0 is an empty cell. A move clears a rectangle whose digits sum to the target.
struct Board {
  Grid<std::uint8_t> digits;
  int target = kDefaultTarget;
  friend bool operator==(const Board&, const Board&) = default;
};

// A rectangle of cells, both corners included.
struct Box {
  Cell from;
  Cell to;
  friend auto operator<=>(const Box&, const Box&) = default;

  [[nodiscard]] int height() const { return to.row.value - from.row.value + 1; }
  [[nodiscard]] int width() const { return to.col.value - from.col.value + 1; }
  [[nodiscard]] int area() const { return height() * width(); }
};

// Calls visit(Cell) for every cell of a box, row by row.
template <class Visit>
void for_each_cell(const Box& box, Visit&& visit) {
  for (int row = box.from.row.value; row <= box.to.row.value; ++row) {
    for (int col = box.from.col.value; col <= box.to.col.value; ++col) visit(at(row, col));
  }
}

// What a plan says of itself beside its moves, if it was read from a form with room for it: cells cleared,
// cells that held a digit at the start, the most that any play clears, that no move is left, and that no play
// clears more.
struct Claims {
  std::optional<std::int64_t> cleared{};
  std::optional<std::int64_t> total{};
  std::optional<std::int64_t> bound{};
  std::optional<bool> complete{};
  std::optional<bool> optimal{};
  friend bool operator==(const Claims&, const Claims&) = default;
};

// The answer: moves in playing order. A partial plan is the beginning of one.
struct Plan {
  std::vector<Box> moves;
  Claims claims{};
  friend bool operator==(const Plan&, const Plan&) = default;
};

// A cell as the plain form writes it: '1'-'9', '.' for an empty one. '0' is read as empty too; nullopt if the
// character is not a cell at all.
[[nodiscard]] Symbol symbol_of(std::uint8_t digit);
[[nodiscard]] std::optional<std::uint8_t> digit_of(Symbol symbol);

// A board from rows of digits; 0 is an empty cell. An error says what is wrong, and in which row and column,
// counted from 0: rows of different lengths, a number that is not a digit, a side or a target out of range.
[[nodiscard]] Expected<Board> make_board(const std::vector<std::vector<int>>& rows,
                                         int target = kDefaultTarget);

// How many cells hold a digit.
[[nodiscard]] int count_cells(const Board& board);

// Clears a box of the board and returns how many digits it held. Fails, leaving the board unchanged, if the
// box leaves the board or does not sum to the target.
[[nodiscard]] Expected<int> clear(Board& board, const Box& move);

// The board after clearing a box; the same errors.
[[nodiscard]] Expected<Board> played(const Board& board, const Box& move);

}  // namespace quadrille::tens
