#pragma once

#include "engine/run/context.hpp"
#include "puzzles/tens/search/played_plan.hpp"

namespace quadrille::tens {

enum class Prefer { most, fewest, largest_digit };

// Always plays the preferred move until none is left. Ties, in this order:
//   most           most cells; first in reading order of the boxes
//   fewest         fewest cells; smallest area; first in reading order
//   largest_digit  the highest digit; fewest cells; smallest area; first in reading order
// Every move played is a node. Boards of any size: after a move only the boxes through its cells are new.
// `before` is what was played to come to this board; the plan goes on from there.
[[nodiscard]] PlayedPlan play_greedily(const Board& board, Prefer prefer, Context& context,
                                       PlayedPlan before = {});

}  // namespace quadrille::tens
