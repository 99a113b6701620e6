#include "puzzles/sudoku/search/searches.hpp"
#include "puzzles/sudoku/search/solving.hpp"
#include "puzzles/sudoku/strategies/list.hpp"

namespace quadrille::sudoku {
namespace {

// Squares of nine take microseconds; one of sixteen with few givens may take this long.
constexpr std::chrono::seconds kTime{60};

template <Answers (*Search)(const Puzzle&, std::size_t, Context&)>
Outcome<Filling> solve(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve_with(Search, puzzle, context);
}

}  // namespace

Strategy<Puzzle, Filling> automatic() {
  return make_strategy<Puzzle, Filling, NoOptions>(
      {.name = "auto",
       .title = "Strongest",
       .summary = "a search on sets of bits, and clauses where a square of sixteen resists it",
       .time = kTime},
      {}, solve<search_fastest>);
}

Strategy<Puzzle, Filling> cover() {
  return make_strategy<Puzzle, Filling, NoOptions>({.name = "cover",
                                                    .title = "Exact cover",
                                                    .summary = "exact cover with Knuth's dancing links",
                                                    .time = kTime},
                                                   {}, solve<search_cover>);
}

Strategy<Puzzle, Filling> sat_only() {
  return make_strategy<Puzzle, Filling, NoOptions>(
      {.name = "sat", .title = "SAT solver", .summary = "clauses for a SAT solver", .time = kTime}, {},
      solve<search_clauses>);
}

}  // namespace quadrille::sudoku
