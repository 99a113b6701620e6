#include "puzzles/mines/bot/stages/list.hpp"

#include "puzzles/mines/bot/store/cell_set.hpp"

namespace quadrille::mines::bot {
namespace {

Status classify_number(const Draft& draft, Cell number) {
  bool any_closed = false;
  draft.board().for_each_beside(number, [&](Cell beside) {
    any_closed = any_closed || is_unknown(draft[beside]) || is_waiting(draft[beside]);
  });
  return any_closed ? Status::active : Status::solved;
}

Status classify_closed(const Draft& draft, Cell cell) {
  if (draft[cell].finding == Finding::safe) return Status::to_visualize;
  if (draft[cell].finding == Finding::mine) return Status::solved;
  bool any_number = false;
  draft.board().for_each_beside(
      cell, [&](Cell beside) { any_number = any_number || is_number(draft[beside].tile); });
  return any_number ? Status::frontier : Status::unrevealed;
}

}  // namespace

Status classify(const Draft& draft, Cell cell) {
  switch (draft[cell].tile) {
    case Tile::unseen:
      return Status::unrevealed;
    case Tile::closed:
      return classify_closed(draft, cell);
    case Tile::flagged:
    case Tile::mine:
      return Status::solved;
  }
  return classify_number(draft, cell);
}

std::vector<Cell> reclassify(Draft& draft, std::span<const Cell> changed) {
  std::vector<Cell> turned;
  // A cell's status follows from tiles and findings, which do not change here: one look at each is enough.
  CellSet looked_at;
  const auto look_at = [&](Cell cell) {
    const auto& before = draft[cell];
    if (before.tile == Tile::unseen || !looked_at.insert(cell)) return;
    const auto status = classify(draft, cell);
    if (status == before.status) return;
    draft.put(cell, with_status(before, status));
    turned.push_back(cell);
    if (status == Status::active) draft.wake(cell);
  };
  for (const auto& cell : changed) {
    look_at(cell);
    draft.board().for_each_beside(cell, look_at);
  }
  return turned;
}

}  // namespace quadrille::mines::bot
