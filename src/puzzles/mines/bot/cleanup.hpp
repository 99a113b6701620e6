#pragma once

#include <vector>

#include "puzzles/mines/bot/draft.hpp"

namespace quadrille::mines::bot {

// Clicks that are worth something while the hand is there, none of them a decision: safe cells that earlier
// ticks announced and nobody has opened yet, and active numbers beside a safe cell whose mines are all found,
// where one click opens all the rest.
[[nodiscard]] std::vector<Cleanup> cleanup_of(const Draft& draft);

// Safe cells in sight whose number has not been read, in reading order.
[[nodiscard]] std::vector<Cell> cells_to_visualize(const Draft& draft);

}  // namespace quadrille::mines::bot
