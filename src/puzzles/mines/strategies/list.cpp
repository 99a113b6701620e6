#include "puzzles/mines/strategies/list.hpp"

#include "puzzles/mines/strategies/auto.hpp"
#include "puzzles/mines/strategies/csp.hpp"
#include "puzzles/mines/strategies/patterns.hpp"
#include "puzzles/mines/strategies/reduce.hpp"

namespace quadrille::mines {

std::vector<Strategy<Position, Analysis>> strategies() {
  return {automatic(), reduction_only(), patterns_only(), csp()};
}

}  // namespace quadrille::mines
