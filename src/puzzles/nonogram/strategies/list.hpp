#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Puzzle, Painting>> strategies();

// `auto`: line solving, then probing and a short search, then learning from conflicts.
[[nodiscard]] Strategy<Puzzle, Painting> automatic();

// `combinations`: lists of all placements of every line that filter each other; no search.
[[nodiscard]] Strategy<Puzzle, Painting> by_combinations();

// `learn`: line solving, then a search that learns from its conflicts.
[[nodiscard]] Strategy<Puzzle, Painting> learn();

// `line`: everything that each line implies by itself, with no guessing.
[[nodiscard]] Strategy<Puzzle, Painting> line();

// `probe`: line solving, then probing with branching and restarts.
[[nodiscard]] Strategy<Puzzle, Painting> probe();

// `sat`: line solving, then clauses for a SAT solver.
[[nodiscard]] Strategy<Puzzle, Painting> sat_only();

}  // namespace quadrille::nonogram
