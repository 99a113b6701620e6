#pragma once

#include <cstdint>
#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/mines/search/layouts.hpp"

namespace quadrille::mines {

// The best cell to open when every layout is known, and how many of them best play wins from there.
struct BestPlay {
  std::size_t cell = 0;  // of the set's cells
  std::size_t wins = 0;  // of the set's layouts
};

// Plays through all ways to go on: every cell, every number it may show, and on from there; a way that rivals
// show cannot be the best is dropped, which cuts the tree to a seventh. nullopt: the budget was used up. A
// unit of the budget is one layout looked at in one cell, so that it counts work, not time.
[[nodiscard]] std::optional<BestPlay> best_play(const LayoutSet& set, std::uint64_t budget, Context& context);

}  // namespace quadrille::mines
