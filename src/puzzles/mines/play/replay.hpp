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

}  // namespace quadrille::mines
