#include "puzzles/template/strategies/list.hpp"

#include "puzzles/template/strategies/tick.hpp"

namespace quadrille::template_family {

std::vector<Strategy<Puzzle, Answer>> strategies() { return {tick_strategy()}; }

}  // namespace quadrille::template_family
