#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/tens/cell_set.hpp"

namespace quadrille::tens {

// The positions that a search has been to, each with the number of moves that led there. Whole positions are
// kept, not only their hashes: a proof must not rest on luck. The empty position, from which nothing follows,
// marks a free slot.
//
// The table grows up to a number of bytes. From then on a new position takes the place of the smallest of its
// neighbours, from which there is least to search again: forgetting costs time, never the proof.
template <int Words>
class Visited {
 public:
  Visited(Context& context, std::size_t most_bytes)
      : own_(context.child({})),
        memory_(context, kFirstSlots * sizeof(Slot)),
        more_memory_(own_, 0),
        most_slots_(std::max(kFirstSlots, most_bytes / sizeof(Slot))) {
    if (memory_.granted()) slots_.resize(kFirstSlots);
  }

  // False: there was no memory, and the run is to end.
  [[nodiscard]] bool usable() const { return !slots_.empty(); }

  // False: the search was here before, by as many moves or fewer.
  [[nodiscard]] bool add(const CellSet<Words>& position, int moves) {
    if (position.empty()) return true;
    if (2 * size_ > slots_.size() && !full_) grow();
    return full_ ? replace(position, moves) : insert(position, moves);
  }

 private:
  struct Slot {
    CellSet<Words> position{};
    std::int32_t moves = 0;
  };
  static constexpr std::size_t kFirstSlots = std::size_t{1} << 12U;
  static constexpr std::size_t kNeighbours = 8;

  [[nodiscard]] std::size_t home_of(const CellSet<Words>& position) const {
    std::uint64_t hash = 0;
    for (const auto word : position.words) hash = (hash ^ word ^ (word >> 29U)) * 0x9E3779B97F4A7C15ULL;
    return (hash >> 20U) & (slots_.size() - 1);
  }

  [[nodiscard]] bool insert(const CellSet<Words>& position, int moves) {
    const auto mask = slots_.size() - 1;
    auto index = home_of(position);
    while (!slots_[index].position.empty() && slots_[index].position != position) index = (index + 1) & mask;
    auto& slot = slots_[index];
    if (slot.position.empty()) {
      slot = {position, moves};
      ++size_;
      return true;
    }
    if (slot.moves <= moves) return false;
    slot.moves = moves;
    return true;
  }

  [[nodiscard]] bool replace(const CellSet<Words>& position, int moves) {
    const auto mask = slots_.size() - 1;
    const auto home = home_of(position);
    auto* smallest = &slots_[home];
    for (std::size_t i = 0; i < kNeighbours; ++i) {
      auto& slot = slots_[(home + i) & mask];
      if (slot.position == position) {
        if (slot.moves <= moves) return false;
        slot.moves = moves;
        return true;
      }
      if (slot.position.count() < smallest->position.count()) smallest = &slot;
    }
    *smallest = {position, moves};
    return true;
  }

  void grow() {
    const auto bytes = slots_.size() * sizeof(Slot);
    full_ = 2 * slots_.size() > most_slots_ || !more_memory_.grow(bytes);
    if (full_) return;
    std::vector<Slot> before(2 * slots_.size());
    before.swap(slots_);
    size_ = 0;
    for (const auto& slot : before) {
      if (!slot.position.empty()) static_cast<void>(insert(slot.position, slot.moves));
    }
  }

  Context own_;  // a table that may not grow ends nothing
  Reservation memory_;
  Reservation more_memory_;
  std::size_t most_slots_;
  std::vector<Slot> slots_;
  std::size_t size_ = 0;
  bool full_ = false;
};

}  // namespace quadrille::tens
