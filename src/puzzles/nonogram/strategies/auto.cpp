#include "puzzles/nonogram/strategies/list.hpp"

#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

Outcome<Painting> solve_auto(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve(puzzle, Effort::all, context);
}

}  // namespace

Strategy<Puzzle, Painting> automatic() {
  return make_strategy<Puzzle, Painting, NoOptions>(
      {.name = "auto",
       .title = "Strongest",
       .summary = "line solving, probing, a short search, then learning from conflicts",
       .time = std::chrono::seconds(60)},
      {}, solve_auto);
}

}  // namespace quadrille::nonogram
