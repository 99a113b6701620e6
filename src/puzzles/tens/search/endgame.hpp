#pragma once

#include "engine/run/context.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"
#include "puzzles/tens/search/played_plan.hpp"

namespace quadrille::tens {

// Plays the end of a plan anew, exactly: from the last move backwards, each position is searched through for
// a better rest. One position may take so many nodes; the one that needs more is where the endgame begins.
// Never worse than the plan it is given.
[[nodiscard]] PlayedPlan perfect_endgame(const Board& board, BitBoardShape shape, PlayedPlan played,
                                         int bound, std::uint64_t nodes_per_position, Context& context);

}  // namespace quadrille::tens
