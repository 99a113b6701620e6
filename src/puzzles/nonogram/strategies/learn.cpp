#include "puzzles/nonogram/strategies/list.hpp"

#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

Outcome<Painting> solve_learn(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve(puzzle, Effort::learning, context);
}

}  // namespace

Strategy<Puzzle, Painting> learn() {
  return make_strategy<Puzzle, Painting, NoOptions>(
      {.name = "learn",
       .title = "Learning from conflicts",
       .summary = "line solving, then a search that learns from its conflicts",
       .time = std::chrono::seconds(60)},
      {}, solve_learn);
}

}  // namespace quadrille::nonogram
