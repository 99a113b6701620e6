#include "puzzles/nonogram/combinations/work.hpp"

namespace quadrille::nonogram::combinations {

WorkQueue::WorkQueue(std::size_t lines, std::size_t most_slots)
    : waiting_(lines * most_slots * 2), most_slots_(most_slots) {}

std::size_t WorkQueue::key(WorkItem item) const {
  return (item.line * most_slots_ + item.slot) * 2 + (item.operation == Operation::overlap ? 0 : 1);
}

void WorkQueue::add(WorkItem item) {
  const std::scoped_lock lock(guard_);
  if (waiting_[key(item)]) return;
  waiting_[key(item)] = true;
  items_.push_back(item);
  changed_.notify_one();
}

std::vector<WorkItem> WorkQueue::take_all() {
  const std::scoped_lock lock(guard_);
  std::vector<WorkItem> all(items_.begin(), items_.end());
  items_.clear();
  for (const auto& item : all) waiting_[key(item)] = false;
  return all;
}

std::optional<WorkItem> WorkQueue::take() {
  std::unique_lock lock(guard_);
  changed_.wait(lock, [&] { return ended_ || !items_.empty() || in_flight_ == 0; });
  if (ended_ || items_.empty()) return std::nullopt;
  const auto item = items_.front();
  items_.pop_front();
  waiting_[key(item)] = false;
  ++in_flight_;
  return item;
}

void WorkQueue::done() {
  const std::scoped_lock lock(guard_);
  if (--in_flight_ == 0 && items_.empty()) changed_.notify_all();
}

void WorkQueue::end() {
  const std::scoped_lock lock(guard_);
  ended_ = true;
  changed_.notify_all();
}

}  // namespace quadrille::nonogram::combinations
