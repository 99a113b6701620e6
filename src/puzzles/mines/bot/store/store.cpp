#include "puzzles/mines/bot/store/store.hpp"

#include <cassert>

namespace quadrille::mines::bot {
namespace {

constexpr Block kNeverSeen{};

template <class Set>
void keep(Set& cells, Cell cell, bool is_one) {
  if (is_one) {
    cells.insert(cell);
  } else {
    cells.erase(cell);
  }
}

template <class Key, class Value>
void merge(std::unordered_map<Key, Value>& kept,
           const std::unordered_map<Key, std::optional<Value>>& changed) {
  for (const auto& [key, value] : changed) {
    if (value) {
      kept.insert_or_assign(key, *value);
    } else {
      kept.erase(key);
    }
  }
}

}  // namespace

Census census_of(const CellState& cell) {
  return {.seen = cell.tile != Tile::unseen ? 1 : 0,
          .clear = is_number(cell.tile) || cell.finding == Finding::safe ? 1 : 0,
          .mines = is_mine(cell) ? 1 : 0};
}

Census operator+(const Census& a, const Census& b) {
  return {a.seen + b.seen, a.clear + b.clear, a.mines + b.mines};
}

Census operator-(const Census& a, const Census& b) {
  return {a.seen - b.seen, a.clear - b.clear, a.mines - b.mines};
}

const Block& Store::block(Cell block) const {
  const auto kept = blocks_.find(block);
  return kept == blocks_.end() ? kNeverSeen : *kept->second;
}

bool Store::has_room_for(const Upsert& upsert) const {
  std::unordered_set<Cell> added;
  for (const auto& [cell, state] : upsert.cells) {
    if (!blocks_.contains(block_of(cell))) added.insert(block_of(cell));
  }
  return blocks_.size() + added.size() <= kMostBlocks;
}

void Store::put(Cell cell, const CellState& state) {
  auto& block = blocks_[block_of(cell)];
  if (block == nullptr) block = std::make_unique<Block>();
  auto& kept = (*block)[index_in_block(cell)];
  census_ = census_ + census_of(state) - census_of(kept);
  kept = state;
}

// Cells whose place among the unrevealed ones an upsert may change: those it names, and those beside a cell
// that it makes known.
std::vector<Cell> Store::ranked_otherwise(const Upsert& upsert) const {
  std::vector<Cell> cells;
  for (const auto& [cell, state] : upsert.cells) {
    cells.push_back(cell);
    if (is_unknown(state) == is_unknown((*this)[cell])) continue;
    board_.for_each_beside(cell, [&](Cell beside) { cells.push_back(beside); });
  }
  return cells;
}

void Store::apply(const Upsert& upsert) {
  const auto ranked = ranked_otherwise(upsert);
  for (const auto& cell : ranked) {
    if (is_inland((*this)[cell])) unrevealed_.erase({count_unknown_beside(*this, cell), cell});
  }
  for (const auto& [cell, state] : upsert.cells) {
    assert(is_coherent(state));
    put(cell, state);
    const bool is_seen = state.tile != Tile::unseen;
    keep(to_visualize_, cell, is_seen && state.status == Status::to_visualize);
    keep(look_, cell, !is_seen && (state.zone != kNoZone || state.finding != Finding::none));
  }
  for (const auto& cell : ranked) {
    if (is_inland((*this)[cell])) unrevealed_.insert({count_unknown_beside(*this, cell), cell});
  }
  for (const auto& cell : upsert.active_add) active_.insert(cell);
  for (const auto& cell : upsert.active_remove) active_.erase(cell);
  for (const auto& cell : upsert.frontier_add) frontier_.insert(cell);
  for (const auto& cell : upsert.frontier_remove) frontier_.erase(cell);

  merge(zones_, upsert.zones);
  merge(components_, upsert.components);
  merge(signatures_, upsert.signatures);
  for (const auto& [id, zone] : upsert.zones) {
    if (zone && zone->focus == FrontierFocus::to_process) {
      to_process_.insert(id);
    } else {
      to_process_.erase(id);
    }
  }
  next_zone_ = upsert.next_zone;
  next_component_ = upsert.next_component;
  inland_ = upsert.inland;
  to_reduce_ = upsert.to_reduce;
}

}  // namespace quadrille::mines::bot
