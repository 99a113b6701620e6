#include "puzzles/mines/bot/stages/list.hpp"

#include <algorithm>
#include <bit>

#include "puzzles/mines/bot/stages/cutout.hpp"
#include "puzzles/mines/search/counting.hpp"
#include "puzzles/mines/search/counting_problem.hpp"
#include "puzzles/mines/search/segmentation.hpp"

namespace quadrille::mines::bot {
namespace {

// Cells to look at on either side, growing until a conflict shows.
constexpr std::array kReaches{3, 8, 24, 72};

// Numbers of the padded board that cannot all be right.
std::vector<PaddedIndex> conflict_in(const PaddedBoard& padded, Context& context) {
  std::vector<PaddedIndex> wrong;
  padded.for_each_inside([&](PaddedIndex place) {
    if (!wrong.empty() || !is_number(padded.kinds[place])) return;
    const auto [need, unknown] = demand_of(padded, place);
    if (need < 0 || need > std::popcount(unknown)) wrong = {place};
  });
  if (!wrong.empty()) return wrong;
  const auto frontier = frontier_of(padded);
  Counter counter;
  for (const auto& component : frontier.components) {
    const auto verdict = counter.count(component.problem, narrow_order(component.problem), {}, context);
    if (verdict == Counter::Verdict::ended) return {};
    if (verdict != Counter::Verdict::impossible) continue;
    for (const auto number : smallest_conflict(component.problem, context))
      wrong.push_back(frontier.numbers[component.numbers[number]]);
    return wrong;
  }
  return {};
}

}  // namespace

std::vector<Cell> conflict_around(const Draft& draft, Cell cell, Context& context) {
  for (const int reach : kReaches) {
    const auto [row, col] = cell;
    Cutout cutout(draft, at(row.value - reach, col.value - reach), at(row.value + reach, col.value + reach),
                  Trust::vision);
    auto cells = cutout.cells(conflict_in(cutout.padded(), context));
    std::ranges::sort(cells);
    if (!cells.empty() || context.end() != End::finished) return cells;
  }
  return {};
}

}  // namespace quadrille::mines::bot
