#include "puzzles/nonogram/strategies/list.hpp"

#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

Outcome<Painting> solve_sat(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve(puzzle, Effort::clauses, context);
}

}  // namespace

Strategy<Puzzle, Painting> sat_only() {
  return make_strategy<Puzzle, Painting, NoOptions>({.name = "sat",
                                                     .title = "SAT solver",
                                                     .summary = "line solving, then clauses for a SAT solver",
                                                     .time = std::chrono::seconds(60)},
                                                    {}, solve_sat);
}

}  // namespace quadrille::nonogram
