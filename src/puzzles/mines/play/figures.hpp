#pragma once

#include <vector>

#include "puzzles/mines/play/replay.hpp"

namespace quadrille::mines {

// What players compare: "mines_left" and "clicks", which are those with an effect; at the end also "3bv", the
// fewest openings that win the board without flags (Bechtel's Board Benchmark Value), "3bv_done", how many of
// them the player has made, and "efficiency", these by the clicks. While a game is played they would tell
// where its 0s are.
[[nodiscard]] std::vector<GameFigure> figures_of(const Replay& game);
[[nodiscard]] std::vector<GameFigure> figures_of(int mines_left, std::size_t clicks);

}  // namespace quadrille::mines
