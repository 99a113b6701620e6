#include "puzzles/mines/bot/guess/policy.hpp"

#include <algorithm>

namespace quadrille::mines::bot {
namespace {

// The first of the cells whose rank this tick has changed and of those beside them.
std::optional<Prospect> first_changed(const Draft& draft) {
  std::optional<Prospect> first;
  const auto look_at = [&](Cell cell) {
    if (!is_inland(draft[cell])) return;
    const Prospect ranked{count_unknown_beside(draft, cell), cell};
    if (!first || ranked < *first) first = ranked;
  };
  draft.for_each_changed([&](Cell cell, const CellState& before, const CellState& state) {
    look_at(cell);
    if (is_unknown(before) != is_unknown(state)) draft.board().for_each_beside(cell, look_at);
  });
  return first;
}

}  // namespace

std::vector<Cell> inland_cells(const Draft& draft) {
  std::vector<Cell> cells;
  for (const auto& [unknown, cell] : draft.store().unrevealed()) {
    if (is_inland(draft[cell])) cells.push_back(cell);
  }
  draft.for_each_changed([&](Cell cell, const CellState& before, const CellState& state) {
    if (is_inland(state) && !is_inland(before)) cells.push_back(cell);
  });
  std::ranges::sort(cells);
  return cells;
}

std::optional<Prospect> first_inland(const Draft& draft) {
  auto first = first_changed(draft);
  // The first whose place is unchanged. Whatever this tick has moved was examined above.
  for (const auto& ranked : draft.store().unrevealed()) {
    if (first && *first < ranked) break;
    if (!is_inland(draft[ranked.cell]) || count_unknown_beside(draft, ranked.cell) != ranked.unknown)
      continue;
    return ranked;
  }
  return first;
}

}  // namespace quadrille::mines::bot
