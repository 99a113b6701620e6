#pragma once

#include <cstdint>

#include "engine/run/context.hpp"
#include "puzzles/tens/search/board/cell_set.hpp"
#include "puzzles/tens/search/sliced_table.hpp"

namespace quadrille::tens {

// The positions that a search has been to, each with the number of moves that led there. Whole positions are
// kept, not only their hashes: a proof must not rest on luck. The empty position, which leads nowhere, marks
// a free slot.
//
// The table grows up to a number of bytes. From then on a new position replaces the smallest of its
// neighbours, the one that is cheapest to search again: forgetting costs time, never the proof.
template <int Words>
class Visited {
 public:
  Visited(Context& context, std::size_t most_bytes)
      : memory_(context, SlicedTable<Slot>::segment_bytes()),
        own_(context.child({})),
        more_memory_(own_, 0),
        table_(more_memory_, most_bytes) {
    if (memory_.granted()) table_.open();
  }

  // False: there was no memory, and the run must end.
  [[nodiscard]] bool usable() const { return memory_.granted(); }

  // False: the search was here before, by as many moves or fewer.
  [[nodiscard]] bool add(const CellSet<Words>& position, int moves) {
    if (position.empty()) return true;
    const Slot added{position, moves};
    if (table_.full()) return replace(added);
    const auto [slot, found] =
        table_.place(added.hash(), [&](const Slot& other) { return other.position == position; });
    if (slot == nullptr) return replace(added);
    return update(*slot, added, found);
  }

 private:
  struct Slot {
    CellSet<Words> position{};
    std::int32_t moves = 0;

    [[nodiscard]] bool is_free() const { return position.empty(); }
    [[nodiscard]] std::uint32_t hash() const {
      std::uint64_t hash = 0;
      for (const auto word : position.words) {
        hash = (hash ^ word ^ (word >> 29U)) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 32U;
      }
      return static_cast<std::uint32_t>(hash);
    }
  };
  static constexpr std::size_t kNeighbours = 8;

  [[nodiscard]] static bool update(Slot& slot, const Slot& added, bool known) {
    if (known && slot.moves <= added.moves) return false;
    slot = added;
    return true;
  }

  [[nodiscard]] bool replace(const Slot& added) {
    const auto hash = added.hash();
    auto* smallest = &table_.neighbour(hash, 0);
    for (std::size_t i = 0; i < kNeighbours; ++i) {
      auto& slot = table_.neighbour(hash, i);
      if (slot.position == added.position) return update(slot, added, true);
      if (slot.position.count() < smallest->position.count()) smallest = &slot;
    }
    return update(*smallest, added, false);
  }

  Reservation memory_;
  Context own_;  // a table that may not grow does not end the run
  Reservation more_memory_;
  SlicedTable<Slot> table_;
};

}  // namespace quadrille::tens
