#pragma once

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// `sat`: line solving, then clauses for a SAT solver.
[[nodiscard]] Strategy<Puzzle, Painting> sat_only();

}  // namespace quadrille::nonogram
