#pragma once

#include <array>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "puzzles/mines/bot/store/overlay_map.hpp"
#include "puzzles/mines/bot/store/store.hpp"
#include "puzzles/mines/bot/talk/action.hpp"

namespace quadrille::mines::bot {

// What a number still asks for.
struct Need {
  int mines = 0;                // beyond those found
  std::size_t count = 0;        // of the cells where they may lie
  std::array<Cell, 8> cells{};  // these

  [[nodiscard]] std::span<const Cell> unknown() const { return std::span(cells).first(count); }
  // No layout of its neighbours makes it right.
  [[nodiscard]] bool is_wrong() const { return mines < 0 || std::cmp_greater(mines, count); }
};

// The store as one tick will leave it. Stages read and write here; the store itself waits for the upsert, so
// that a tick which ends in a contradiction has changed nothing.
class Draft {
 public:
  explicit Draft(const Store& store);

  [[nodiscard]] const Store& store() const { return *store_; }
  [[nodiscard]] const Board& board() const { return store_->board(); }
  [[nodiscard]] const CellState& operator[](Cell cell) const {
    return block(block_of(cell))[index_in_block(cell)];
  }
  void put(Cell cell, const CellState& state);

  [[nodiscard]] Need need_of(Cell number) const;
  [[nodiscard]] Census census() const;

  // Numbers to be reduced, in the order in which they woke up.
  void wake(Cell number);
  [[nodiscard]] bool all_reduced() const { return next_ == to_reduce_.size(); }
  [[nodiscard]] Cell next_to_reduce() { return to_reduce_[next_++]; }
  // All numbers that woke up in this tick, some perhaps more than once.
  [[nodiscard]] const std::vector<Cell>& woken() const { return to_reduce_; }

  // Cells whose zone may have changed.
  void touch(Cell cell) { touched_.push_back(cell); }
  [[nodiscard]] bool any_touched() const { return !touched_.empty(); }
  [[nodiscard]] std::vector<Cell> take_touched() { return std::exchange(touched_, {}); }

  // Calls visit(Cell, before, now) for all cells that this tick has changed, in no order.
  template <class Visit>
  void for_each_changed(Visit&& visit) const {
    for (const auto& [place, changed] : blocks_) {
      const auto& before = store_->block(place);
      for (std::size_t i = 0; i < changed->size(); ++i) {
        if (before[i] != (*changed)[i]) visit(cell_in_block(place, i), before[i], (*changed)[i]);
      }
    }
  }

  // What the tick changes. Leaves the draft empty.
  [[nodiscard]] Upsert finish();

  OverlayMap<ZoneId, Zone> zones;
  OverlayMap<Signature, ZoneId> signatures;
  OverlayMap<ComponentId, Component> components;
  ZoneId next_zone;
  ComponentId next_component;
  std::optional<Marginal> inland;
  std::vector<Action> actions;

 private:
  [[nodiscard]] const Block& block(Cell place) const {
    if (place != recent_place_ || recent_ == nullptr) remember(place);
    return *recent_;
  }
  void remember(Cell place) const;

  const Store* store_;
  std::unordered_map<Cell, std::unique_ptr<Block>> blocks_;  // those with a cell that was written
  // The square read last: the next cell is nearly always in the same one.
  mutable Cell recent_place_{};
  mutable const Block* recent_ = nullptr;
  std::vector<Cell> to_reduce_;
  std::size_t next_ = 0;
  std::vector<Cell> touched_;
};

}  // namespace quadrille::mines::bot
