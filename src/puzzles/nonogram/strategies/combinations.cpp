#include "puzzles/nonogram/strategies/list.hpp"

#include <fmt/format.h>

#include "puzzles/nonogram/search/combinations/solver.hpp"
#include "puzzles/nonogram/search/propagation.hpp"
#include "puzzles/nonogram/search/sure_part.hpp"
#include "puzzles/nonogram/teach/reasons.hpp"

namespace quadrille::nonogram {
namespace {

using combinations::CombinationSolver;
using combinations::Options;

// Reads the runs of every line off a finished painting. An early stop leaves lines that were never looked at.
std::optional<std::size_t> first_wrong_line(const Puzzle& puzzle, const Painting& painting) {
  const auto size = puzzle.size();
  for (int row = 0; row < size.rows; ++row) {
    const auto line = static_cast<std::size_t>(row);
    if (clues_of(painting.cells.row(Row{row})) != puzzle.rows[line]) return line;
  }
  for (int col = 0; col < size.cols; ++col) {
    std::vector<Colour> cells;
    for (int row = 0; row < size.rows; ++row) cells.push_back(painting.cells[at(row, col)]);
    const auto line = static_cast<std::size_t>(col);
    if (clues_of(cells) != puzzle.cols[line]) return puzzle.rows.size() + line;
  }
  return std::nullopt;
}

// Which lines had too many combinations to be listed, as counts of the run: "refused_row_3".
void tell_refused(const Lines& lines, const CombinationSolver& solver, Context& context) {
  for (const auto line : solver.refused_lines()) {
    const bool is_row = lines.is_row(line);
    context.metrics.add(fmt::format("refused_{}_{}", is_row ? "row" : "column",
                                    is_row ? line : line - static_cast<std::size_t>(lines.rows())),
                        static_cast<double>(solver.provider(line).counted()));
  }
}

Outcome<Painting> solve_combinations(const Puzzle& puzzle, const Options& options, Context& context) {
  const Reservation for_lines(context, Lines::bytes(puzzle));
  if (!for_lines.granted() || !context.proceed()) return {.found = {}, .end = context.end()};
  const Lines lines(puzzle);
  const Reservation memory(context, Propagation::bytes(lines));
  if (!memory.granted() || !context.proceed()) return {.found = {}, .end = context.end()};
  auto [candidates, contradiction] = first_candidates(puzzle, lines, context);
  if (contradiction) return refuted(puzzle, no_colour(*contradiction));
  if (context.end() != End::finished) return {.found = {}, .end = context.end()};
  CombinationSolver solver(lines, std::move(candidates), options, context);
  const auto state = solver.run();
  if (state == CombinationSolver::State::contradiction) {
    return refuted(puzzle, no_placement(puzzle, lines, solver.failed_line()));
  }
  tell_refused(lines, solver, context);
  Found<Painting> found{.answer = painting_of(lines, solver.candidates()), .complete = false};
  if (solver.candidates().open > 0) {
    if (state == CombinationSolver::State::converged) {
      if (auto unequal = unequal_totals(puzzle)) return {.found = std::move(*unequal)};
    }
    // Lines not reached may have no placement left.
    auto sure = sure_part(lines, std::move(found.answer));
    if (sure.broken_line) return refuted(puzzle, no_placement(puzzle, lines, *sure.broken_line));
    found.answer = std::move(sure.painting);
    return {.found = std::move(found), .end = context.end()};
  }
  if (const auto wrong = first_wrong_line(puzzle, found.answer)) {
    return refuted(puzzle, no_placement(puzzle, lines, *wrong));
  }
  found.complete = true;
  found.unique = true;
  return {.found = std::move(found)};
}

}  // namespace

Strategy<Puzzle, Painting> by_combinations() {
  return make_strategy<Puzzle, Painting, Options>(
      {.name = "combinations",
       .title = "Combinations",
       .summary = "all placements of every line, listed and filtered against each other; no search",
       .time = std::chrono::seconds(60)},
      Parameters<Options>()
          .integer("workers", &Options::workers, std::int64_t{0}, std::int64_t{256},
                   "threads that work on lines; 0: the run's own number")
          .truth("deterministic", &Options::deterministic,
                 "work in rounds, so that the run is the same for any number of workers")
          .truth("early_stop", &Options::early_stop, "end as soon as every cell is known")
          .integer("max_iterations", &Options::max_iterations, std::int64_t{0}, std::int64_t{1'000'000'000},
                   "work items before it gives up; 0: no limit")
          .integer("max_initial_seeds", &Options::max_initial_seeds, std::int64_t{0}, std::int64_t{100'000},
                   "lines started with at a time; 0: a quarter of them, at most 32")
          .choice("seeding", &Options::seeding,
                  {{"all", combinations::Seeding::all}, {"source", combinations::Seeding::source}},
                  "which lines are started with when the queue drains: the next until all have been, or two "
                  "batches and no more")
          .integer("line_megabytes", &Options::line_megabytes, std::int64_t{1}, std::int64_t{65'536},
                   "a line whose combinations take more is left out and named"),
      solve_combinations);
}

}  // namespace quadrille::nonogram
