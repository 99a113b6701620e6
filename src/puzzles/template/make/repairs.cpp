#include "puzzles/template/facets.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/template/search/search.hpp"

namespace quadrille::template_family {
namespace {

// What a change may cost to be proven good: a page that takes more is left, and the next change has its turn.
constexpr std::uint64_t kProofNodes = 20'000;

std::vector<Repair<Puzzle>> squares_given(const Puzzle& puzzle) {
  std::vector<Repair<Puzzle>> changes;
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    if (puzzle.page[cell] != kOpen) return;
    for (const auto symbol : {kTick, kBlank}) {
      auto changed = puzzle;
      changed.page[cell] = symbol;
      changes.push_back(
          {fmt::format("{} is given as {}", place_of(cell), symbol == kTick ? "ticked" : "blank"),
           {cell},
           std::move(changed)});
    }
  });
  return changes;
}

std::vector<Repair<Puzzle>> other_numbers(const Puzzle& puzzle) {
  std::vector<Repair<Puzzle>> changes;
  const auto all = bands(puzzle);
  for (std::size_t number = 0; number < all.size(); ++number) {
    const auto& band = all[number];
    for (int ticks = 0; ticks <= static_cast<int>(band.cells.size()); ++ticks) {
      if (ticks == band.ticks) continue;
      auto changed = puzzle;
      const auto rows = puzzle.row_ticks.size();
      (number < rows ? changed.row_ticks[number] : changed.col_ticks[number - rows]) = ticks;
      changes.push_back({fmt::format("{} has {} ticks", band.name, ticks), band.cells, std::move(changed)});
    }
  }
  return changes;
}

}  // namespace

Outcome<Answer> second(const Puzzle& puzzle, const Answer& answer, Context& context) {
  return search(puzzle, {.other_than = &answer}, context);
}

std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context) {
  std::vector<Repair<Puzzle>> good;
  if (only_answer(puzzle, context) || context.end() != End::finished) return good;
  for (const auto& changes : {squares_given(puzzle), other_numbers(puzzle)}) {
    for (const auto& change : changes) {
      if (!context.enter_node()) return good;
      auto part = context.child({.nodes = kProofNodes, .quiet = true});
      if (only_answer(change.puzzle, part)) good.push_back(change);
      context.metrics.join(part.metrics);
    }
  }
  return good;
}

}  // namespace quadrille::template_family
