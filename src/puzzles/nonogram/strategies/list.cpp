#include "puzzles/nonogram/strategies/list.hpp"

namespace quadrille::nonogram {

std::vector<Strategy<Puzzle, Painting>> strategies() {
  return {automatic(), line(), by_combinations(), probe(), learn(), sat_only()};
}

}  // namespace quadrille::nonogram
