#include "puzzles/kakuro/strategies/list.hpp"

#include <utility>

#include "puzzles/kakuro/strategies/exact.hpp"

namespace quadrille::kakuro {

std::vector<Strategy<Puzzle, Filling>> strategies() {
  std::vector<Strategy<Puzzle, Filling>> all{automatic()};
  for (auto& strategy : classic()) all.push_back(std::move(strategy));
  all.push_back(gac());
  all.push_back(sat_only());
  return all;
}

}  // namespace quadrille::kakuro
