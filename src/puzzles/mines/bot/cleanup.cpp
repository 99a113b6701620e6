#include "puzzles/mines/bot/cleanup.hpp"

#include <algorithm>
#include <set>

namespace quadrille::mines::bot {

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

}  // namespace quadrille::mines::bot
