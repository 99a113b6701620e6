#include "puzzles/mines/bot/stages/segmentation.hpp"

#include <algorithm>
#include <unordered_set>

#include "puzzles/mines/bot/stages/focus.hpp"

namespace quadrille::mines::bot {
namespace {

// The zone, and whatever was counted with it, must be processed again.
void wake_zone(Draft& draft, ZoneId id) {
  if (const auto component = draft.zones.find(id)->component; component != kNoComponent)
    drop_component(draft, component);
  set_focus(draft, id, FrontierFocus::to_process);
}

void leave(Draft& draft, Cell cell, ZoneId id) {
  wake_zone(draft, id);
  auto& zone = draft.zones.edit(id);
  std::erase(zone.cells, cell);
  if (zone.cells.empty()) {
    draft.signatures.erase(zone.signature);
    draft.zones.erase(id);
  }
}

ZoneId zone_with(Draft& draft, const Signature& signature) {
  if (const auto* known = draft.signatures.find(signature)) return *known;
  const auto id = draft.next_zone++;
  draft.zones.put(id, {.signature = signature});
  draft.signatures.put(signature, id);
  return id;
}

void join(Draft& draft, Cell cell, ZoneId id) {
  auto& zone = draft.zones.edit(id);
  zone.cells.insert(std::ranges::upper_bound(zone.cells, cell), cell);
  wake_zone(draft, id);
}

// Walks from zone to zone through the numbers they share.
class Walk {
 public:
  explicit Walk(const Draft& draft) : draft_(draft) {}

  [[nodiscard]] bool has_visited(ZoneId zone) const { return visited_.contains(zone); }

  std::expected<PendingComponent, Objection> from(ZoneId start) {
    knot_ = {};
    index_of_.clear();
    visit(start);
    // The list grows while it is walked along.
    std::size_t next = 0;
    while (next < knot_.zones.size()) {
      for (const auto& number : draft_.zones.find(knot_.zones[next++])->signature.touched()) {
        if (!add(number)) return std::unexpected(wrong_number(number));
      }
    }
    for (const auto id : knot_.zones) {
      const auto& zone = *draft_.zones.find(id);
      CountingProblem::Zone twin{.cells = static_cast<std::uint8_t>(zone.cells.size())};
      for (const auto& number : zone.signature.touched())
        twin.numbers[twin.touching++] = index_of_.at(number);
      std::ranges::sort(std::span(twin.numbers).first(twin.touching));
      knot_.problem.zones.push_back(twin);
    }
    return std::move(knot_);
  }

 private:
  void visit(ZoneId zone) {
    if (visited_.insert(zone).second) knot_.zones.push_back(zone);
  }

  bool add(Cell number) {
    const auto index = static_cast<std::uint32_t>(knot_.numbers.size());
    if (!index_of_.emplace(number, index).second) return true;
    const auto need = draft_.need_of(number);
    if (need.is_wrong()) return false;
    knot_.numbers.push_back(number);
    knot_.problem.needs.push_back(static_cast<std::uint8_t>(need.mines));
    for (const auto& cell : need.unknown()) visit(draft_[cell].zone);
    return true;
  }

  const Draft& draft_;
  std::unordered_set<ZoneId> visited_;
  std::unordered_map<Cell, std::uint32_t> index_of_;
  PendingComponent knot_;
};

}  // namespace

Signature signature_of(const Draft& draft, Cell cell) {
  Signature signature;
  if (!is_unknown(draft[cell])) return signature;
  draft.board().for_each_beside(cell, [&](Cell beside) {
    if (is_number(draft[beside].tile)) signature.numbers[signature.count++] = beside;
  });
  return signature;
}

void segment(Draft& draft) {
  auto touched = draft.take_touched();
  std::ranges::sort(touched);
  touched.erase(std::ranges::unique(touched).begin(), touched.end());
  for (const auto& cell : touched) {
    const auto signature = signature_of(draft, cell);
    const auto before = draft[cell].zone;
    if (before != kNoZone && draft.zones.find(before)->signature == signature) {
      // The same cell as before, but in sight now: a frontier cell begins with everything still to do.
      if (draft[cell].frontier_focus == FrontierFocus::to_process) wake_zone(draft, before);
      continue;
    }
    if (before != kNoZone) leave(draft, cell, before);
    auto state = draft[cell];
    const bool has_zone = signature.count > 0;
    if (!has_zone && before == kNoZone) continue;
    state.zone = has_zone ? zone_with(draft, signature) : kNoZone;
    draft.put(cell, state);
    if (has_zone) join(draft, cell, state.zone);
  }
}

void forget_odds(Draft& draft) {
  std::vector<ZoneId> woken;
  for (const auto& [id, zone] : draft.zones.changes()) {
    if (zone && zone->weighed && zone->focus == FrontierFocus::to_process) woken.push_back(id);
  }
  for (const auto id : woken) draft.zones.edit(id).weighed = false;
}

std::expected<std::vector<PendingComponent>, Objection> components_to_process(const Draft& draft) {
  std::vector<ZoneId> waiting(draft.store().to_process().begin(), draft.store().to_process().end());
  for (const auto& [id, zone] : draft.zones.changes()) {
    if (zone) waiting.push_back(id);
  }
  std::ranges::sort(waiting);
  Walk walk(draft);
  std::vector<PendingComponent> pendings;
  for (const auto id : waiting) {
    const auto* zone = draft.zones.find(id);
    if (zone == nullptr || zone->focus != FrontierFocus::to_process || zone->component != kNoComponent ||
        walk.has_visited(id))
      continue;
    auto pending = walk.from(id);
    if (!pending) return std::unexpected(std::move(pending.error()));
    pendings.push_back(std::move(*pending));
  }
  return pendings;
}

}  // namespace quadrille::mines::bot
