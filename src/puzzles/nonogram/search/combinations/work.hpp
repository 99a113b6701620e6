#pragma once

#include <compare>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace quadrille::nonogram::combinations {

enum class Operation { overlap, cross_reference };

// One operation on one line for one colour, a slot of the line.
struct WorkItem {
  std::uint32_t line = 0;
  Operation operation = Operation::overlap;
  std::uint8_t slot = 0;
  friend auto operator<=>(const WorkItem&, const WorkItem&) = default;
};

// What is to be done, first in first out, no item twice. Any thread may call it. It is bounded: a ring with a
// place for every item there can be, lines times colours times two, made at once. So it is never full, and a
// worker that adds the items that result from its own can never wait for itself. An item may come again from
// the moment it is taken: its taker looks at the facts later than that, so no change is missed.
class WorkQueue {
 public:
  WorkQueue(std::size_t lines, std::size_t most_slots);
  // The bytes one of these takes: reserve them first.
  [[nodiscard]] static std::size_t bytes(std::size_t lines, std::size_t most_slots);

  void add(WorkItem item);

  // All waiting items, in order; they count as done.
  [[nodiscard]] std::vector<WorkItem> take_all();

  // The next item, waiting for one while any other is in flight, since that may add more. nullopt: the work
  // has converged, or was ended. Every item taken must be given back with done().
  [[nodiscard]] std::optional<WorkItem> take();
  void done();

  // Releases all waiting threads, and gives out no more items.
  void end();

 private:
  [[nodiscard]] std::size_t key(WorkItem item) const;
  [[nodiscard]] WorkItem take_first();

  std::mutex guard_;
  std::condition_variable changed_;
  std::vector<WorkItem> items_;  // the ring: `count_` from `head_` on
  std::size_t head_ = 0;
  std::size_t count_ = 0;
  std::vector<bool> waiting_;  // by key
  std::size_t most_slots_;
  std::size_t in_flight_ = 0;
  bool ended_ = false;
};

}  // namespace quadrille::nonogram::combinations
