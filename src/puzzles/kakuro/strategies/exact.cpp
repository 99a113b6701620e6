#include "puzzles/kakuro/strategies/exact.hpp"

#include "puzzles/kakuro/search/solving.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::chrono::seconds kTime{60};

struct AutoOptions {
  // About 0.1 s of search: a component without a filling by then is often better left to clauses.
  std::int64_t dead_ends = 20'000;
};

Outcome<Filling> solve_auto(const Puzzle& puzzle, const AutoOptions& options, Context& context) {
  return solve_exactly(puzzle, {.dead_ends = static_cast<std::uint64_t>(options.dead_ends), .clauses = true},
                       context);
}

Outcome<Filling> solve_gac(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve_exactly(puzzle, {}, context);
}

Outcome<Filling> solve_sat(const Puzzle& puzzle, const NoOptions& /*none*/, Context& context) {
  return solve_exactly(puzzle, {.dead_ends = 0, .clauses = true}, context);
}

}  // namespace

Strategy<Puzzle, Filling> automatic() {
  return make_strategy<Puzzle, Filling, AutoOptions>(
      {.name = "auto",
       .title = "Strongest",
       .summary = "totals, exact consistency, a search, then clauses and more searches against each other",
       .time = kTime},
      Parameters<AutoOptions>().integer(
          "dead_ends", &AutoOptions::dead_ends, std::int64_t{0}, std::int64_t{1'000'000'000},
          "dead ends of the search for a component's first filling before clauses are tried"),
      solve_auto);
}

Strategy<Puzzle, Filling> gac() {
  return make_strategy<Puzzle, Filling, NoOptions>(
      {.name = "gac",
       .title = "Exact consistency",
       .summary = "exact consistency of every run, and search if that does not settle it",
       .time = kTime},
      {}, solve_gac);
}

Strategy<Puzzle, Filling> sat_only() {
  return make_strategy<Puzzle, Filling, NoOptions>(
      {.name = "sat",
       .title = "SAT solver",
       .summary = "exact consistency, then clauses for a SAT solver",
       .time = kTime},
      {}, solve_sat);
}

}  // namespace quadrille::kakuro
