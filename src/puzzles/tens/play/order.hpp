#pragma once

#include "engine/extensions/arrangement.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// The order in which the moves of a plan are played. Moves commute unless one needs the cells that another
// has emptied.
enum class Order {
  plan,   // as they were found
  cells,  // most cells first, as far as the moves allow: what is played when the clock runs out counts
  drag    // the shortest drags first
};

// The same moves in that order; they clear the same cells. The plan must replay on the board.
[[nodiscard]] Plan ordered(const Board& board, const Plan& plan, Order order);

// Order, pace and clock as a user sets them.
[[nodiscard]] ExtensionPtr arrangement();

}  // namespace quadrille::tens
