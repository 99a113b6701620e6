#include "puzzles/nonogram/strategies/list.hpp"

#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

Outcome<Painting> solve_probe(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve(puzzle, Effort::search, context);
}

}  // namespace

Strategy<Puzzle, Painting> probe() {
  return make_strategy<Puzzle, Painting, NoOptions>(
      {.name = "probe",
       .title = "Probing",
       .summary = "line solving, then trying cells and branching on them",
       .time = std::chrono::seconds(60)},
      {}, solve_probe);
}

}  // namespace quadrille::nonogram
