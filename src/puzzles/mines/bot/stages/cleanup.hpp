#pragma once

#include <vector>

#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// Clicks that are worth something while the hand is there, none of them a decision: safe cells that earlier
// ticks announced and nobody has opened yet, and active numbers beside a safe cell whose mines are all found,
// where one click opens all the rest.
[[nodiscard]] std::vector<Cleanup> cleanup_of(const Draft& draft);

// Whether a safe cell in sight has a number that was not read.
[[nodiscard]] bool any_to_visualize(const Draft& draft);

}  // namespace quadrille::mines::bot
