#pragma once

#include "engine/context.hpp"
#include "puzzles/tens/played_plan.hpp"
#include "puzzles/tens/sheet.hpp"

namespace quadrille::tens {

// Plays the end of a plan anew, exactly: from the last move backwards, each position is searched through for
// a better rest. One position may take so many nodes; the one that needs more is where the endgame begins.
// Never worse than the plan it is given.
[[nodiscard]] PlayedPlan perfect_endgame(const Board& board, SheetShape shape, PlayedPlan played, int bound,
                                         std::uint64_t nodes_per_position, Context& context);

}  // namespace quadrille::tens
