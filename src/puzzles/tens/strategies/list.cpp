#include "puzzles/tens/strategies/list.hpp"

#include "puzzles/tens/strategies/anneal.hpp"
#include "puzzles/tens/strategies/astar.hpp"
#include "puzzles/tens/strategies/auto.hpp"
#include "puzzles/tens/strategies/beam.hpp"
#include "puzzles/tens/strategies/exhaustive.hpp"
#include "puzzles/tens/strategies/genetic.hpp"
#include "puzzles/tens/strategies/greedy.hpp"
#include "puzzles/tens/strategies/greedy_plus.hpp"
#include "puzzles/tens/strategies/hybrid.hpp"
#include "puzzles/tens/strategies/lookahead.hpp"
#include "puzzles/tens/strategies/mcts.hpp"

namespace quadrille::tens {

std::vector<Strategy<Board, Plan>> strategies() {
  return {automatic(), greedy(), greedy_plus(), lookahead(), beam(),  exhaustive(),
          genetic(),   mcts(),   astar(),       hybrid(),    anneal()};
}

}  // namespace quadrille::tens
