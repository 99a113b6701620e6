#pragma once

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// `probe`: line solving, then probing with branching and restarts.
[[nodiscard]] Strategy<Puzzle, Painting> probe();

}  // namespace quadrille::nonogram
