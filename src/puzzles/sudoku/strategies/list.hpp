#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// Searches that go through everything, each a file of search/: bits, dancing links, clauses.
[[nodiscard]] Strategy<Puzzle, Filling> automatic();
[[nodiscard]] Strategy<Puzzle, Filling> cover();
[[nodiscard]] Strategy<Puzzle, Filling> sat_only();

// A person's techniques alone, without trials unless they are asked for: what they do not settle stays open.
[[nodiscard]] Strategy<Puzzle, Filling> logic();

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Puzzle, Filling>> strategies();

}  // namespace quadrille::sudoku
