#include "puzzles/template/strategies/list.hpp"

namespace quadrille::template_family {

std::vector<Strategy<Puzzle, Answer>> strategies() { return {auto_strategy()}; }

}  // namespace quadrille::template_family
