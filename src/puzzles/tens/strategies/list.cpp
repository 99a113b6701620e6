#include "puzzles/tens/strategies/list.hpp"

#include "puzzles/tens/strategies/anneal.hpp"
#include "puzzles/tens/strategies/auto.hpp"
#include "puzzles/tens/strategies/greedy.hpp"

namespace quadrille::tens {

std::vector<Strategy<Board, Plan>> strategies() { return {automatic(), greedy(), anneal()}; }

}  // namespace quadrille::tens
