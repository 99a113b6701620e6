#include "puzzles/tens/strategies/list.hpp"

namespace quadrille::tens {

std::vector<Strategy<Board, Plan>> strategies() {
  return {automatic(), greedy(), greedy_plus(), lookahead(), beam(),  exhaustive(),
          genetic(),   mcts(),   astar(),       hybrid(),    anneal()};
}

}  // namespace quadrille::tens
