#include "puzzles/mines/bot/talk/reply.hpp"

#include <algorithm>

namespace quadrille::mines::bot {
namespace {

Record record_of(Cell cell) {
  Record::List pair;
  pair.reserve(2);
  pair.emplace_back(cell.row.value);
  pair.emplace_back(cell.col.value);
  return pair;
}

template <class Cells>
Record record_of_all(const Cells& cells) {
  Record::List list;
  list.reserve(cells.size());
  for (const auto& cell : cells) list.push_back(record_of(cell));
  return list;
}

Record record_of(const Action& action) {
  Record record;
  record.add("cell", record_of(action.cell));
  record.add("kind", name(action.kind));
  record.add("do", verb(action.kind));
  record.add("why", name(action.why));
  if (!action.because.empty()) record.add("because", record_of_all(action.because));
  record.add("risk", action.risk);
  return record;
}

Record record_of(const Cleanup& click) {
  Record record;
  record.add("cell", record_of(click.cell));
  record.add("do", click.chord ? "chord" : "open");
  return record;
}

Record stats_of(const Decision& decision, const Store& store, End end) {
  const auto& stats = decision.stats;
  Record record;
  record.add("read", stats.read);
  record.add("reduced", stats.reduced);
  record.add("propagated", stats.propagated);
  record.add("counted", stats.counted);
  record.add("bypassed", stats.bypassed);
  record.add("components", stats.exact.components);
  record.add("skipped", stats.exact.skipped);
  record.add("seen", store.census().seen);
  record.add("active", store.active().size());
  record.add("frontier", store.frontier().size());
  record.add("zones", store.zones().size());
  record.add("to_process", store.to_process().size());
  record.add("progress_cells", decision.progress.size());
  record.add("ended", quadrille::name(end));
  return record;
}

Record upsert_of(const Upsert& upsert) {
  Record::List cells;
  for (const auto& [cell, state] : upsert.cells) {
    Record entry;
    entry.add("cell", record_of(cell));
    entry.add("tile", std::string(1, symbol_of(state.tile)));
    entry.add("status", name(state.status));
    const auto focus = focus_name(state);
    entry.add("focus", focus.empty() ? Record() : Record(focus));
    if (state.finding != Finding::none)
      entry.add("finding", state.finding == Finding::safe ? "SAFE" : "FLAG");
    cells.push_back(std::move(entry));
  }
  Record record;
  record.add("cells", std::move(cells));
  record.add("active_add", record_of_all(upsert.active_add));
  record.add("active_remove", record_of_all(upsert.active_remove));
  record.add("frontier_add", record_of_all(upsert.frontier_add));
  record.add("frontier_remove", record_of_all(upsert.frontier_remove));
  record.add("to_visualize", record_of_all(upsert.to_visualize));
  return record;
}

std::vector<ZoneId> sorted_zones(const Store& store) {
  std::vector<ZoneId> ids;
  for (const auto& [id, zone] : store.zones()) ids.push_back(id);
  std::ranges::sort(ids);
  return ids;
}

Record zones_of(const Store& store) {
  Record::List list;
  for (const auto id : sorted_zones(store)) {
    const auto& zone = store.zones().at(id);
    Record entry;
    entry.add("zone", std::uint64_t{id});
    entry.add("cells", record_of_all(zone.cells));
    entry.add("numbers", record_of_all(zone.signature.touched()));
    entry.add("focus", zone.focus == FrontierFocus::processed ? "PROCESSED" : "TO_PROCESS");
    entry.add("probability", zone.weighed ? Record(zone.marginal.odds) : Record());
    list.push_back(std::move(entry));
  }
  return list;
}

Record probability_of(const Store& store) {
  Record::List cells;
  for (const auto id : sorted_zones(store)) {
    const auto& zone = store.zones().at(id);
    if (!zone.weighed) continue;
    for (const auto& cell : zone.cells) {
      if (store[cell].tile == Tile::closed)
        cells.emplace_back(Record::List{cell.row.value, cell.col.value, zone.marginal.odds});
    }
  }
  Record record;
  record.add("frontier", std::move(cells));
  record.add("elsewhere", store.inland() ? Record(store.inland()->odds) : Record());
  return record;
}

Record begun(const Record& id) {
  Record record(Record::Map{});
  if (!id.is_null()) record.add("id", id);
  return record;
}

}  // namespace

Record reply_of(const Record& id, const Decision& decision, const Store& store, const Emit& emit, End end) {
  auto record = begun(id);
  Record::List actions;
  for (const auto& action : decision.actions) actions.push_back(record_of(action));
  record.add("actions", std::move(actions));
  Record::List cleanup;
  for (const auto& click : decision.cleanup) cleanup.push_back(record_of(click));
  record.add("cleanup", std::move(cleanup));
  record.add("to_visualize", record_of_all(store.to_visualize()));
  record.add("look", record_of_all(store.look()));
  Record best;
  if (decision.best) {
    best.add("cell", record_of(decision.best->cell));
    best.add("risk", decision.best->risk);
  }
  record.add("best", std::move(best));
  record.add("stats", stats_of(decision, store, end));
  if (emit.upsert) record.add("upsert", upsert_of(decision.upsert));
  if (emit.zones) record.add("zones", zones_of(store));
  if (emit.probability) record.add("probability", probability_of(store));
  if (emit.progress_cells) record.add("progress_cells", record_of_all(decision.progress));
  return record;
}

Record refusal(const Record& id, const Objection& wrong) {
  auto record = begun(id);
  Record error;
  error.add("message", wrong.reason);
  if (!wrong.cells.empty()) error.add("cells", record_of_all(wrong.cells));
  record.add("error", std::move(error));
  return record;
}

}  // namespace quadrille::mines::bot
