#pragma once

#include <span>
#include <vector>

#include "engine/family/player.hpp"
#include "puzzles/mines/play/referee.hpp"

namespace quadrille::mines {

// A game after some acts of its player.
struct Replay {
  Referee referee;
  std::vector<Act> clicks{};  // the acts that had an effect; the last one lost or won, if the game has ended
};

// Fails if an act is beyond the board.
[[nodiscard]] Expected<Replay> replay(const Layout& layout, std::span<const Act> acts);

// What its player sees, with everything that the end shows.
[[nodiscard]] GamePosition<Position> seen(const Replay& game);

// Before the first act: all cells are closed.
[[nodiscard]] GamePosition<Position> unopened(Size size, int mines);

// What players compare: "mines_left" and "clicks", which are those with an effect; at the end also "3bv", the
// fewest openings that win the board without flags (Bechtel's Board Benchmark Value), "3bv_done", how many of
// them the player has made, and "efficiency", these by the clicks. While a game is played they would tell
// where its 0s are.
[[nodiscard]] std::vector<GameFigure> figures_of(const Replay& game);
[[nodiscard]] std::vector<GameFigure> figures_of(int mines_left, std::size_t clicks);

}  // namespace quadrille::mines
