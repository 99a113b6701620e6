#pragma once

#include "grid/error.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// The plan with one more move, the rectangle between two cells, whichever corners they are. An error where
// the move cannot be played.
[[nodiscard]] Expected<Plan> play_move(const Board& board, const Plan& position, Cell from, Cell to);

// The board after the moves. An error names the move that cannot be played.
[[nodiscard]] Expected<Board> remaining(const Board& board, const Plan& position);

// The moves of one plan and then those of the other.
[[nodiscard]] Plan append(const Plan& position, const Plan& rest);

}  // namespace quadrille::tens
