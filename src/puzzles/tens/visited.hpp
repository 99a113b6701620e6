#pragma once

#include <cstdint>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/tens/cell_set.hpp"

namespace quadrille::tens {

// The positions that a search has been to. Whole positions are kept, not only their hashes: a proof must not
// rest on luck. The empty position, from which nothing follows, marks a free slot.
template <int Words>
class Visited {
 public:
  explicit Visited(Context& context) : memory_(context, kFirstSlots * sizeof(CellSet<Words>)) {
    if (memory_.granted()) slots_.resize(kFirstSlots);
  }

  // False: there was no memory, and the run is to end.
  [[nodiscard]] bool usable() const { return !slots_.empty(); }

  enum class Answer { added, known, out_of_memory };
  [[nodiscard]] Answer add(const CellSet<Words>& position) {
    if (position.empty()) return Answer::added;
    auto& slot = slot_of(position);
    if (slot == position) return Answer::known;
    slot = position;
    if (2 * ++size_ > slots_.size() && !grow()) return Answer::out_of_memory;
    return Answer::added;
  }

 private:
  static constexpr std::size_t kFirstSlots = std::size_t{1} << 12U;

  [[nodiscard]] CellSet<Words>& slot_of(const CellSet<Words>& position) {
    std::uint64_t hash = 0;
    for (const auto word : position.words) hash = (hash ^ word ^ (word >> 29U)) * 0x9E3779B97F4A7C15ULL;
    const auto mask = slots_.size() - 1;
    auto index = (hash >> 20U) & mask;
    while (!slots_[index].empty() && slots_[index] != position) index = (index + 1) & mask;
    return slots_[index];
  }

  [[nodiscard]] bool grow() {
    if (!memory_.grow(slots_.size() * sizeof(CellSet<Words>))) return false;
    std::vector<CellSet<Words>> before(2 * slots_.size());
    before.swap(slots_);
    for (const auto& position : before) {
      if (!position.empty()) slot_of(position) = position;
    }
    return true;
  }

  Reservation memory_;
  std::vector<CellSet<Words>> slots_;
  std::size_t size_ = 0;
};

}  // namespace quadrille::tens
