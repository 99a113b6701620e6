#include "puzzles/mines/bot/stages/conclusion.hpp"

#include <cassert>

#include "puzzles/mines/bot/stages/focus.hpp"
#include "puzzles/mines/bot/stages/list.hpp"

namespace quadrille::mines::bot {

Objection wrong_number(Cell number) {
  return {"this number cannot be right: too many mines beside it, or too few cells that can hold them",
          {number}};
}

void conclude(Draft& draft, std::span<const Cell> cells, const Proof& proof) {
  for (const auto& cell : cells) {
    auto state = draft[cell];
    assert(is_unknown(state));
    state.finding = proof.finding;
    draft.put(cell, state);
    draft.touch(cell);
    if (state.tile == Tile::closed)
      draft.actions.push_back(
          {cell, proof.finding == Finding::safe ? Kind::safe : Kind::flag, proof.why, proof.because});
  }
  promote(draft, reclassify(draft, cells));
  // The numbers beside a cell ask for less now, although no status changes if the cell is out of sight.
  for (const auto& cell : cells) {
    draft.board().for_each_beside(cell, [&](Cell beside) {
      if (draft[beside].active_focus == ActiveFocus::reduced) draft.wake(beside);
    });
  }
}

}  // namespace quadrille::mines::bot
