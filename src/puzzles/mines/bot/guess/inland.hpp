#pragma once

#include <optional>
#include <vector>

#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// Closed cells in sight that touch no number, in reading order.
[[nodiscard]] std::vector<Cell> inland_cells(const Draft& draft);

// The one of them with the fewest unknown neighbours, then the first. Costs what this tick has changed.
[[nodiscard]] std::optional<Prospect> first_inland(const Draft& draft);

}  // namespace quadrille::mines::bot
