#include "puzzles/nonogram/search/combinations/work.hpp"

namespace quadrille::nonogram::combinations {

WorkQueue::WorkQueue(std::size_t lines, std::size_t most_slots)
    : items_(lines * most_slots * 2), waiting_(items_.size()), most_slots_(most_slots) {}

std::size_t WorkQueue::bytes(std::size_t lines, std::size_t most_slots) {
  return lines * most_slots * 2 * (sizeof(WorkItem) + 1);
}

std::size_t WorkQueue::key(WorkItem item) const {
  return (item.line * most_slots_ + item.slot) * 2 + (item.operation == Operation::overlap ? 0 : 1);
}

void WorkQueue::add(WorkItem item) {
  const std::scoped_lock lock(guard_);
  if (waiting_[key(item)]) return;
  waiting_[key(item)] = true;
  items_[(head_ + count_++) % items_.size()] = item;
  changed_.notify_one();
}

std::vector<WorkItem> WorkQueue::take_all() {
  const std::scoped_lock lock(guard_);
  std::vector<WorkItem> all;
  all.reserve(count_);
  while (count_ > 0) all.push_back(take_first());
  return all;
}

WorkItem WorkQueue::take_first() {
  const auto item = items_[head_];
  head_ = (head_ + 1) % items_.size();
  --count_;
  waiting_[key(item)] = false;
  return item;
}

std::optional<WorkItem> WorkQueue::take() {
  std::unique_lock lock(guard_);
  changed_.wait(lock, [&] { return ended_ || count_ > 0 || in_flight_ == 0; });
  if (ended_ || count_ == 0) return std::nullopt;
  const auto item = take_first();
  ++in_flight_;
  return item;
}

void WorkQueue::done() {
  const std::scoped_lock lock(guard_);
  if (--in_flight_ == 0 && count_ == 0) changed_.notify_all();
}

void WorkQueue::end() {
  const std::scoped_lock lock(guard_);
  ended_ = true;
  changed_.notify_all();
}

}  // namespace quadrille::nonogram::combinations
