#pragma once

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// `auto`: line solving, then search and clauses by turns.
[[nodiscard]] Strategy<Puzzle, Painting> automatic();

}  // namespace quadrille::nonogram
