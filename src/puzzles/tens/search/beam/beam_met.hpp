#pragma once

#include <cstdint>

#include "engine/run/context.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"
#include "puzzles/tens/search/sliced_table.hpp"

namespace quadrille::tens {

// The positions that a level of a beam has met, since how one was reached makes no difference. An entry holds
// the way to a position, from which the position follows: on equal hashes the positions themselves are
// compared, so that two different ones are never taken for the same.
template <int Words>
class MetPositions {
 public:
  // A position of the level before and a move from there.
  struct Way {
    std::uint32_t parent = 0;
    BitBoardBox box{};
  };

  // The caller asks for the first bytes of the table; the table asks `memory` for the rest.
  explicit MetPositions(Reservation& memory) : table_(memory, SIZE_MAX) {}
  [[nodiscard]] static constexpr std::size_t first_bytes() { return SlicedTable<Entry>::segment_bytes(); }

  void open() { table_.open(); }
  void clear() { table_.clear(); }
  // Whether memory was refused; from then on nothing counts as new.
  [[nodiscard]] bool full() const { return table_.full(); }

  // Whether a position is new to the level; position(way) is what a way leads to.
  template <class Position>
  [[nodiscard]] bool add(std::uint64_t hash, const Way& way, Position&& position) {
    const auto tag = static_cast<std::uint32_t>(hash) | kInUse;
    const auto [entry, found] = table_.place(
        tag, [&](const Entry& other) { return other.tag == tag && position(other.way) == position(way); });
    if (entry == nullptr || found) return false;
    *entry = {tag, way};
    return true;
  }

 private:
  static constexpr std::uint32_t kInUse = std::uint32_t{1} << 31U;

  struct Entry {
    std::uint32_t tag = 0;  // of the hash; 0: free
    Way way{};
    [[nodiscard]] bool is_free() const { return tag == 0; }
    [[nodiscard]] std::uint32_t hash() const { return tag; }
  };

  SlicedTable<Entry> table_;
};

}  // namespace quadrille::tens
