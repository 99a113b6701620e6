#include "server/workers.hpp"

#include <utility>

namespace quadrille::server {

Workers::Workers(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() {
  const std::lock_guard lock(mutex_);
  closing_ = true;
  waiting_.clear();
  changed_.notify_all();
}

bool Workers::add(std::function<void()> work) {
  const std::lock_guard lock(mutex_);
  if (closing_ || waiting_.size() >= kMostWaiting) return false;
  waiting_.push_back(std::move(work));
  changed_.notify_all();
  return true;
}

bool Workers::finish_within(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  closing_ = true;
  waiting_.clear();
  changed_.notify_all();
  return changed_.wait_for(lock, time, [this] { return busy_ == 0; });
}

void Workers::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (closing_) return;
    auto next = std::move(waiting_.front());
    waiting_.pop_front();
    ++busy_;
    lock.unlock();
    next();
    next = nullptr;  // what it held goes before anybody can see it done
    lock.lock();
    --busy_;
    changed_.notify_all();
  }
}

}  // namespace quadrille::server
