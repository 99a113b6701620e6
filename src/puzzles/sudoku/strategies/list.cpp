#include "puzzles/sudoku/strategies/list.hpp"

namespace quadrille::sudoku {

std::vector<Strategy<Puzzle, Filling>> strategies() { return {automatic(), logic(), cover(), sat_only()}; }

}  // namespace quadrille::sudoku
