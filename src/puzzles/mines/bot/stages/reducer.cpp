#include "puzzles/mines/bot/stages/list.hpp"

namespace quadrille::mines::bot {

std::optional<Objection> reduce_frontier(Draft& draft, Context& context) {
  while (!draft.all_reduced()) {
    if (!context.enter_node()) return std::nullopt;
    const auto number = draft.next_to_reduce();
    auto state = draft[number];
    if (state.active_focus != ActiveFocus::to_reduce) continue;
    state.active_focus = ActiveFocus::reduced;
    draft.put(number, state);
    const auto need = draft.need_of(number);
    if (need.is_wrong()) return wrong_number(number);
    if (need.count == 0) continue;
    if (need.mines == 0) {
      conclude(draft, need.unknown(), {Finding::safe, Reason::saturation, {number}});
    } else if (std::cmp_equal(need.mines, need.count)) {
      conclude(draft, need.unknown(), {Finding::mine, Reason::emptiness, {number}});
    }
  }
  return std::nullopt;
}

std::optional<Objection> settled_wrongly(const Draft& draft) {
  std::optional<Objection> wrong;
  draft.for_each_changed([&](Cell cell, const CellState& before, const CellState& state) {
    if (!is_number(state.tile) || state.status != Status::solved || before.status == Status::solved) return;
    if (draft.need_of(cell).mines != 0 && (!wrong || cell < wrong->cells.front())) wrong = wrong_number(cell);
  });
  return wrong;
}

}  // namespace quadrille::mines::bot
