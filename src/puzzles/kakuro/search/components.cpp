#include "puzzles/kakuro/search/components.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

namespace quadrille::kakuro {
namespace {

// Cells gathered between two looks at the clock: some 100 microseconds.
constexpr std::size_t kCellsPerLook = 1024;

// Collects all cells connected to `start` by runs, among the wanted ones; marks them as seen. Empty: the
// context has ended.
template <class Wanted>
std::vector<std::uint32_t> connected(const Puzzle& puzzle, std::uint32_t start, std::vector<bool>& seen,
                                     Context& context, Wanted&& wanted) {
  std::vector<std::uint32_t> group{start};
  seen[start] = true;
  for (std::size_t next = 0; next < group.size(); ++next) {
    if ((start + next) % kCellsPerLook == 0 && !context.proceed()) return {};
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

std::vector<std::vector<std::uint32_t>> open_components(const Domains& domains, Context& context) {
  const auto& puzzle = domains.puzzle();
  std::vector<std::vector<std::uint32_t>> components;
  std::vector<bool> seen(puzzle.cells.size());
  const auto is_open = [&](std::uint32_t cell) { return !is_single(domains[cell]); };
  for (std::uint32_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    if (seen[cell] || !is_open(cell)) continue;
    auto group = connected(puzzle, cell, seen, context, is_open);
    if (group.empty()) break;
    components.push_back(std::move(group));
  }
  return components;
}

std::size_t component_bytes(const Puzzle& puzzle) {
  // In the worst case every cell is a group of its own, each costing a vector and a heap block.
  return puzzle.cells.size() * (sizeof(std::vector<std::uint32_t>) + 32);
}

std::optional<Objection> unequal_totals(const Puzzle& puzzle, Context& context) {
  std::vector<bool> seen(puzzle.cells.size());
  for (std::uint32_t start = 0; start < puzzle.cells.size(); ++start) {
    if (seen[start]) continue;
    const auto group = connected(puzzle, start, seen, context, [](std::uint32_t) { return true; });
    if (group.empty()) return std::nullopt;
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
    Objection impossible{.reason =
                             fmt::format("the across clues of these {} cells sum to {}, the down clues to {}",
                                         group.size(), totals[0], totals[1])};
    for (const auto cell : group) impossible.cells.push_back(puzzle.cells[cell]);
    return impossible;
  }
  return std::nullopt;
}

}  // namespace quadrille::kakuro
