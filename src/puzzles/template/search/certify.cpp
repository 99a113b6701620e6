#include "puzzles/template/facets.hpp"

#include <numeric>

#include <fmt/format.h>

namespace quadrille::template_family {
namespace {

// Exactly so many of the variables are true. After each variable, reached[n] says whether n are so far; it is
// the counter of Sinz (2005), written out in both directions.
void exactly(const std::vector<int>& variables, int wanted, Cnf& cnf) {
  const int always = cnf.variables(1);
  cnf.add({always});
  std::vector<int> reached(static_cast<std::size_t>(wanted) + 2, -always);
  reached[0] = always;
  for (const int here : variables) {
    if (!cnf.proceed()) return;
    for (std::size_t n = reached.size(); --n > 0;) {
      const int then = cnf.variables(1);
      cnf.add({-reached[n], then});
      cnf.add({-reached[n - 1], -here, then});
      cnf.add({reached[n], reached[n - 1], -then});
      cnf.add({reached[n], here, -then});
      reached[n] = then;
    }
  }
  cnf.add({reached[static_cast<std::size_t>(wanted)]});
  cnf.add({-reached[static_cast<std::size_t>(wanted) + 1]});
}

}  // namespace

void write_clauses(const Puzzle& puzzle, const Answer* other_than, Cnf& cnf) {
  const auto size = puzzle.page.size();
  const int first = cnf.variables(static_cast<int>(size.cells()));
  const auto ticked = [&](Cell cell) { return first + cell.row.value * size.cols + cell.col.value; };
  std::vector<int> differs;
  for_each_cell(size, [&](Cell cell) {
    if (puzzle.page[cell] != kOpen) cnf.add({puzzle.page[cell] == kTick ? ticked(cell) : -ticked(cell)});
    if (other_than != nullptr)
      differs.push_back(other_than->page[cell] == kTick ? -ticked(cell) : ticked(cell));
  });
  if (other_than != nullptr) cnf.add(differs);
  for (const auto& band : bands(puzzle)) {
    std::vector<int> variables;
    for (const auto cell : band.cells) variables.push_back(ticked(cell));
    exactly(variables, band.ticks, cnf);
  }
}

std::optional<std::string> totals_differ(const Puzzle& puzzle) {
  const int by_row = std::accumulate(puzzle.row_ticks.begin(), puzzle.row_ticks.end(), 0);
  const int by_col = std::accumulate(puzzle.col_ticks.begin(), puzzle.col_ticks.end(), 0);
  if (by_row == by_col) return std::nullopt;
  return fmt::format("the rows have {} ticks, the columns {}", by_row, by_col);
}

}  // namespace quadrille::template_family
