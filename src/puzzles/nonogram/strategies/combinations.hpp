#pragma once

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// `combinations`: lists of all placements of every line that filter each other; no search.
[[nodiscard]] Strategy<Puzzle, Painting> by_combinations();

}  // namespace quadrille::nonogram
