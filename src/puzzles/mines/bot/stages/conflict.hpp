#pragma once

#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// Numbers around a cell that cannot all be right by what vision alone has read, conclusions left aside: as
// few as show it. Looks further and further around the cell; empty where nothing shows within reach.
[[nodiscard]] std::vector<Cell> conflict_around(const Draft& draft, Cell cell, Context& context);

}  // namespace quadrille::mines::bot
