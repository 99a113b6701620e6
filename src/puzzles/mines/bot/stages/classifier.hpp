#pragma once

#include <span>
#include <vector>

#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// The only place that says what a cell is.
[[nodiscard]] Status classify(const Draft& draft, Cell cell);

// Classifies cells whose tile or finding has changed, and their neighbours. The work follows the number of
// cells given. Returns those that have another status now; numbers among them are awake.
std::vector<Cell> reclassify(Draft& draft, std::span<const Cell> changed);

}  // namespace quadrille::mines::bot
