#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "engine/run/context.hpp"
#include "engine/run/disposal.hpp"

namespace quadrille::tens {

// A hash table that grows a slice at a time: extendible hashing (Fagin et al. 1979). A directory leads from
// the hash to a segment; one that fills up is split in two, and nothing else moves. So adding an entry takes
// microseconds even while a table of hundreds of megabytes grows, and a search goes on looking at the clock.
// Bytes are asked for before a segment is made.
//
// An entry is a value with hash() and is_free(), which is true for a new entry.
template <class Entry>
class SlicedTable {
 public:
  static constexpr std::size_t kSegmentEntries = 1024;
  // The bytes of a segment, including its places in the directory.
  [[nodiscard]] static constexpr std::size_t segment_bytes() { return sizeof(Segment) + 4 * sizeof(void*); }

  // Grows up to a number of bytes, which it asks `memory` for.
  SlicedTable(Reservation& memory, std::size_t most_bytes)
      : memory_(memory), most_segments_(most_bytes / segment_bytes()) {}
  ~SlicedTable() {
    if (segments_.size() * sizeof(Segment) > kLargeBytes) dispose_of(std::move(segments_));
  }
  SlicedTable(const SlicedTable&) = delete;
  SlicedTable& operator=(const SlicedTable&) = delete;

  // Makes the first segment, whose bytes the caller has asked for. Before that nothing else may be called.
  void open() { directory_.push_back(add_segment(0)); }

  // Whether there is no room for more segments.
  [[nodiscard]] bool full() const { return full_; }

  struct Place {
    Entry* entry = nullptr;  // null: the entry is not there, and there is no room for it
    bool found = false;      // otherwise it is a free slot, which the caller fills
  };
  // Finds the entry for which same(entry) is true, or the slot where it belongs.
  template <class Same>
  [[nodiscard]] Place place(std::uint32_t hash, Same&& same) {
    while (true) {
      auto& segment = segment_of(hash);
      auto slot = hash % kSegmentEntries;
      for (; !segment.entries[slot].is_free(); slot = (slot + 1) % kSegmentEntries) {
        if (same(segment.entries[slot])) return {&segment.entries[slot], true};
      }
      if (segment.count < kMostFilled) {
        ++segment.count;
        return {&segment.entries[slot], false};
      }
      if (!split(hash)) return {};
    }
  }

  // The entry a number of slots after the home slot of a hash, or a free one.
  [[nodiscard]] Entry& neighbour(std::uint32_t hash, std::size_t distance) {
    return segment_of(hash).entries[(hash + distance) % kSegmentEntries];
  }

  // Forgets all entries, each segment when it is next looked at.
  void clear() { ++era_; }

 private:
  struct Segment {
    std::array<Entry, kSegmentEntries> entries{};
    std::uint32_t count = 0;
    std::uint32_t depth = 0;  // number of hash bits beyond the slot's that all entries share
    std::uint32_t era = 0;
  };
  static constexpr std::uint32_t kSlotBits = 10;
  static constexpr std::uint32_t kMostDepth = 22;
  // Above this share of its slots a segment is split: probing stays short.
  static constexpr std::uint32_t kMostFilled = kSegmentEntries * 3 / 4;

  [[nodiscard]] Segment& segment_of(std::uint32_t hash) {
    auto& segment = *directory_[(hash >> kSlotBits) & (directory_.size() - 1)];
    if (segment.era != era_) {
      segment.entries.fill({});
      segment.count = 0;
      segment.era = era_;
    }
    return segment;
  }

  [[nodiscard]] Segment* add_segment(std::uint32_t depth) {
    segments_.push_back(std::make_unique<Segment>());
    segments_.back()->depth = depth;
    segments_.back()->era = era_;
    return segments_.back().get();
  }

  // Splits the segment of a hash by one more bit. False: there is no room.
  [[nodiscard]] bool split(std::uint32_t hash) {
    auto& low = segment_of(hash);
    full_ = full_ || low.depth == kMostDepth || segments_.size() + 1 > most_segments_ ||
            !memory_.grow(segment_bytes());
    if (full_) return false;
    const auto bit = std::uint32_t{1} << low.depth;
    if (bit == directory_.size()) {
      directory_.reserve(2 * bit);
      for (std::uint32_t i = 0; i < bit; ++i) directory_.push_back(directory_[i]);
    }
    auto& high = *add_segment(++low.depth);
    for (std::size_t i = ((hash >> kSlotBits) & (bit - 1)) | bit; i < directory_.size(); i += 2 * bit) {
      directory_[i] = &high;
    }
    const auto entries = low.entries;
    low.entries.fill({});
    low.count = 0;
    for (const auto& entry : entries) {
      if (!entry.is_free()) put((entry.hash() >> kSlotBits & bit) != 0 ? high : low, entry);
    }
    return true;
  }

  static void put(Segment& segment, const Entry& entry) {
    auto slot = entry.hash() % kSegmentEntries;
    while (!segment.entries[slot].is_free()) slot = (slot + 1) % kSegmentEntries;
    segment.entries[slot] = entry;
    ++segment.count;
  }

  Reservation& memory_;
  std::size_t most_segments_;
  std::vector<std::unique_ptr<Segment>> segments_;
  std::vector<Segment*> directory_;  // by the hash bits beyond the slot's
  std::uint32_t era_ = 0;
  bool full_ = false;
};

}  // namespace quadrille::tens
