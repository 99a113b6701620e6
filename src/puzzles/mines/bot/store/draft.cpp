#include "puzzles/mines/bot/store/draft.hpp"

#include <algorithm>

namespace quadrille::mines::bot {

Draft::Draft(const Store& store)
    : zones(store.zones()),
      signatures(store.signatures()),
      components(store.components()),
      next_zone(store.next_zone()),
      next_component(store.next_component()),
      inland(store.inland()),
      store_(&store),
      to_reduce_(store.to_reduce()) {}

void Draft::remember(Cell place) const {
  const auto changed = blocks_.find(place);
  recent_ = changed != blocks_.end() ? changed->second.get() : &store_->block(place);
  recent_place_ = place;
}

void Draft::put(Cell cell, const CellState& state) {
  const auto place = block_of(cell);
  const auto kept = state;  // it may be in the square that moves
  auto& changed = blocks_[place];
  if (changed == nullptr) {
    changed = std::make_unique<Block>(store_->block(place));
    recent_ = nullptr;
  }
  (*changed)[index_in_block(cell)] = kept;
}

Need Draft::need_of(Cell number) const {
  Need need{.mines = number_of((*this)[number].tile)};
  board().for_each_beside(number, [&](Cell beside) {
    const auto& cell = (*this)[beside];
    if (is_mine(cell)) {
      --need.mines;
    } else if (is_unknown(cell)) {
      need.cells[need.count++] = beside;
    }
  });
  return need;
}

Census Draft::census() const {
  auto census = store_->census();
  for_each_changed([&](Cell /*cell*/, const CellState& before, const CellState& state) {
    census = census + census_of(state) - census_of(before);
  });
  return census;
}

void Draft::wake(Cell number) {
  auto state = (*this)[number];
  if (state.active_focus == ActiveFocus::none) return;
  state.active_focus = ActiveFocus::to_reduce;
  put(number, state);
  to_reduce_.push_back(number);
}

Upsert Draft::finish() {
  Upsert upsert{.next_zone = next_zone, .next_component = next_component, .inland = inland};
  for_each_changed([&](Cell cell, const CellState& /*before*/, const CellState& state) {
    upsert.cells.emplace_back(cell, state);
  });
  std::ranges::sort(upsert.cells, {}, [](const auto& entry) { return entry.first; });
  for (const auto& [cell, state] : upsert.cells) {
    const auto before = (*store_)[cell].status;
    if (before == state.status) continue;
    if (state.status == Status::active) upsert.active_add.push_back(cell);
    if (before == Status::active) upsert.active_remove.push_back(cell);
    if (state.status == Status::frontier) upsert.frontier_add.push_back(cell);
    if (before == Status::frontier) upsert.frontier_remove.push_back(cell);
    if (state.status == Status::to_visualize) upsert.to_visualize.push_back(cell);
  }
  upsert.zones = zones.take_changes();
  upsert.components = components.take_changes();
  upsert.signatures = signatures.take_changes();
  for (std::size_t i = next_; i < to_reduce_.size(); ++i) {
    if ((*this)[to_reduce_[i]].active_focus == ActiveFocus::to_reduce)
      upsert.to_reduce.push_back(to_reduce_[i]);
  }
  return upsert;
}

}  // namespace quadrille::mines::bot
