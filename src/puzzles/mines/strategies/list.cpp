#include "puzzles/mines/strategies/list.hpp"

namespace quadrille::mines {

std::vector<Strategy<Position, Analysis>> strategies() {
  return {automatic(), reduction_only(), patterns_only(), csp()};
}

}  // namespace quadrille::mines
