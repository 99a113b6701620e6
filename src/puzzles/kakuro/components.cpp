#include "puzzles/kakuro/components.hpp"

#include <array>

#include <fmt/format.h>

namespace quadrille::kakuro {
namespace {

// Collects all cells connected to `start` by runs, among those that are wanted; marks them as seen.
template <class Wanted>
std::vector<std::uint32_t> connected(const Puzzle& puzzle, std::uint32_t start, std::vector<bool>& seen,
                                     Wanted&& wanted) {
  std::vector<std::uint32_t> group{start};
  seen[start] = true;
  for (std::size_t next = 0; next < group.size(); ++next) {
    for (const auto run : puzzle.runs_of_cell[group[next]]) {
      if (run == kNoRun) continue;
      for (const auto cell : puzzle.cells_of(puzzle.runs[run])) {
        if (seen[cell] || !wanted(cell)) continue;
        seen[cell] = true;
        group.push_back(cell);
      }
    }
  }
  return group;
}

}  // namespace

std::vector<std::vector<std::uint32_t>> open_components(const Domains& domains) {
  const auto& puzzle = domains.puzzle();
  std::vector<std::vector<std::uint32_t>> components;
  std::vector<bool> seen(puzzle.cells.size());
  const auto is_open = [&](std::uint32_t cell) { return !is_single(domains[cell]); };
  for (std::uint32_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    if (!seen[cell] && is_open(cell)) components.push_back(connected(puzzle, cell, seen, is_open));
  }
  return components;
}

std::optional<Impossible> unequal_totals(const Puzzle& puzzle) {
  std::vector<bool> seen(puzzle.cells.size());
  for (std::uint32_t start = 0; start < puzzle.cells.size(); ++start) {
    if (seen[start]) continue;
    const auto group = connected(puzzle, start, seen, [](std::uint32_t) { return true; });
    std::array<int, 2> totals{};
    bool clued = true;
    for (const auto cell : group) {
      for (std::size_t direction = 0; direction < 2; ++direction) {
        const auto number = puzzle.runs_of_cell[cell][direction];
        if (number == kNoRun || puzzle.runs[number].sum == 0) {
          clued = false;
          continue;
        }
        const auto& run = puzzle.runs[number];
        if (puzzle.cells_of(run).front() == cell) totals[direction] += run.sum;
      }
    }
    if (!clued || totals[0] == totals[1]) continue;
    Impossible impossible{
        .reason = fmt::format("the across clues of these {} cells sum to {}, the down clues to {}",
                              group.size(), totals[0], totals[1])};
    for (const auto cell : group) impossible.cells.push_back(puzzle.cells[cell]);
    return impossible;
  }
  return std::nullopt;
}

}  // namespace quadrille::kakuro
