#include "puzzles/mines/bot/conflict.hpp"

#include <algorithm>
#include <bit>

#include "puzzles/mines/bot/plot.hpp"
#include "puzzles/mines/counting.hpp"
#include "puzzles/mines/frontier.hpp"
#include "puzzles/mines/smallest_conflict.hpp"

namespace quadrille::mines::bot {
namespace {

// Cells on either side that are looked at, until a conflict shows.
constexpr std::array kReaches{3, 8, 24, 72};

// Numbers of the ground that cannot all be right.
std::vector<Place> conflict_in(const Ground& ground, Context& context) {
  std::vector<Place> wrong;
  ground.for_each_inside([&](Place place) {
    if (!wrong.empty() || !is_number(ground.soil[place])) return;
    const auto [need, unknown] = demand_of(ground, place);
    if (need < 0 || need > std::popcount(unknown)) wrong = {place};
  });
  if (!wrong.empty()) return wrong;
  const auto frontier = frontier_of(ground);
  Counter counter;
  for (const auto& component : frontier.components) {
    const auto verdict = counter.count(component.tangle, narrow_order(component.tangle), {}, context);
    if (verdict == Counter::Verdict::ended) return {};
    if (verdict != Counter::Verdict::impossible) continue;
    for (const auto number : smallest_conflict(component.tangle, context))
      wrong.push_back(frontier.numbers[component.numbers[number]]);
    return wrong;
  }
  return {};
}

}  // namespace

std::vector<Cell> conflict_around(const Draft& draft, Cell cell, Context& context) {
  for (const int reach : kReaches) {
    const auto [row, col] = cell;
    Plot plot(draft, at(row.value - reach, col.value - reach), at(row.value + reach, col.value + reach),
              Trust::vision);
    auto cells = plot.cells(conflict_in(plot.ground(), context));
    std::ranges::sort(cells);
    if (!cells.empty() || context.end() != End::finished) return cells;
  }
  return {};
}

}  // namespace quadrille::mines::bot
