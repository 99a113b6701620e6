#pragma once

#include <span>
#include <vector>

#include "puzzles/tens/model/model.hpp"
#include "puzzles/tens/search/board/position.hpp"

namespace quadrille::tens {

// A box that sums to the target and is tight: each of its four sides touches a digit. So every set of cells
// that can be cleared at once is one move, however many empty lines surround it.
struct Move {
  Box box;
  int cells = 0;  // how many digits it clears
  friend bool operator==(const Move&, const Move&) = default;
};

// Every move of a board, in reading order of the boxes.
[[nodiscard]] std::vector<Move> all_moves(const Board& board);

// Whether a position has a move at all.
[[nodiscard]] bool has_move(const Position& position);

// The moves whose top side lies in a given row, in reading order.
[[nodiscard]] std::vector<Move> moves_from_row(const Position& position, int top);

// The moves that contain one of these cells, which have just been cleared: those, and no others, have become
// possible by clearing them. Earlier moves that touched these cells are gone.
[[nodiscard]] std::vector<Move> new_moves(const Position& position, std::span<const Cell> cleared);

}  // namespace quadrille::tens
