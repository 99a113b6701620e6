#include "puzzles/nonogram/strategies/list.hpp"

#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

Outcome<Painting> solve_line(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve(puzzle, Effort::lines, context);
}

}  // namespace

Strategy<Puzzle, Painting> line() {
  return make_strategy<Puzzle, Painting, NoOptions>(
      {.name = "line",
       .title = "Line solving only",
       .summary = "line solving only; what stays open is left open",
       .time = std::chrono::seconds(60)},
      {}, solve_line);
}

}  // namespace quadrille::nonogram
