#include "puzzles/mines/bot/stages/focus.hpp"

namespace quadrille::mines::bot {
namespace {

constexpr bool wakes_others(Status status) {
  return status == Status::active || status == Status::solved || status == Status::to_visualize;
}

void wake_zone_of(Draft& draft, Cell cell) {
  const auto id = draft[cell].zone;
  if (id == kNoZone) return;  // its zone is still to be found, and will be processed then
  if (const auto component = draft.zones.find(id)->component; component != kNoComponent) {
    drop_component(draft, component);
  } else {
    set_focus(draft, id, FrontierFocus::to_process);
  }
}

}  // namespace

void promote(Draft& draft, std::span<const Cell> changed) {
  for (const auto& cell : changed) {
    if (!wakes_others(draft[cell].status)) continue;
    draft.board().for_each_beside(cell, [&](Cell beside) {
      const auto status = draft[beside].status;
      if (status == Status::active && draft[beside].active_focus != ActiveFocus::to_reduce)
        draft.wake(beside);
      if (status == Status::frontier) wake_zone_of(draft, beside);
    });
  }
}

void set_focus(Draft& draft, ZoneId zone, FrontierFocus focus) {
  if (draft.zones.find(zone)->focus != focus) draft.zones.edit(zone).focus = focus;
  for (const auto& cell : draft.zones.find(zone)->cells) {
    auto state = draft[cell];
    if (state.status != Status::frontier || state.frontier_focus == focus) continue;
    state.frontier_focus = focus;
    draft.put(cell, state);
  }
}

void drop_component(Draft& draft, ComponentId component) {
  const auto zones = draft.components.find(component)->zones;
  draft.components.erase(component);
  for (const auto id : zones) {
    if (draft.zones.find(id) == nullptr) continue;
    draft.zones.edit(id).component = kNoComponent;
    set_focus(draft, id, FrontierFocus::to_process);
  }
}

}  // namespace quadrille::mines::bot
