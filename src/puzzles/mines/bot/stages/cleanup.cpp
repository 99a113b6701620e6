#include "puzzles/mines/bot/stages/list.hpp"

#include <algorithm>
#include <set>

namespace quadrille::mines::bot {
namespace {

// Safe cells in sight whose number has not been read, in reading order.
std::vector<Cell> cells_to_visualize(const Draft& draft) {
  std::vector<Cell> cells;
  for (const auto& cell : draft.store().to_visualize()) {
    if (draft[cell].status == Status::to_visualize) cells.push_back(cell);
  }
  draft.for_each_changed([&](Cell cell, const CellState& before, const CellState& state) {
    if (state.status == Status::to_visualize && before.status != Status::to_visualize) cells.push_back(cell);
  });
  std::ranges::sort(cells);
  return cells;
}

}  // namespace

std::vector<Cleanup> cleanup_of(const Draft& draft) {
  std::vector<Cleanup> clicks;
  std::set<Cell> numbers;
  for (const auto& cell : cells_to_visualize(draft)) {
    if (draft.store().to_visualize().contains(cell)) clicks.push_back({cell, false});
    draft.board().for_each_beside(cell, [&](Cell beside) {
      if (draft[beside].status != Status::active) return;
      const auto need = draft.need_of(beside);
      if (need.mines == 0 && need.count == 0) numbers.insert(beside);
    });
  }
  for (const auto& number : numbers) clicks.push_back({number, true});
  return clicks;
}

bool any_to_visualize(const Draft& draft) {
  const auto is_one = [&](Cell cell) { return draft[cell].status == Status::to_visualize; };
  if (std::ranges::any_of(draft.store().to_visualize(), is_one)) return true;
  bool any = false;
  draft.for_each_changed([&](Cell /*cell*/, const CellState& /*before*/, const CellState& state) {
    any = any || state.status == Status::to_visualize;
  });
  return any;
}

}  // namespace quadrille::mines::bot
