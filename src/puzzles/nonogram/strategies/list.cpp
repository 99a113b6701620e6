#include "puzzles/nonogram/strategies/list.hpp"

#include "puzzles/nonogram/strategies/auto.hpp"
#include "puzzles/nonogram/strategies/combinations.hpp"
#include "puzzles/nonogram/strategies/learn.hpp"
#include "puzzles/nonogram/strategies/line.hpp"
#include "puzzles/nonogram/strategies/probe.hpp"
#include "puzzles/nonogram/strategies/sat.hpp"

namespace quadrille::nonogram {

std::vector<Strategy<Puzzle, Painting>> strategies() {
  return {automatic(), line(), by_combinations(), probe(), learn(), sat_only()};
}

}  // namespace quadrille::nonogram
