#pragma once

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// `learn`: line solving, then a search that learns from its conflicts.
[[nodiscard]] Strategy<Puzzle, Painting> learn();

}  // namespace quadrille::nonogram
