#include "server/thread_pool.hpp"

#include <utility>

namespace quadrille::server {

ThreadPool::ThreadPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

ThreadPool::~ThreadPool() {
  const std::lock_guard lock(mutex_);
  closing_ = true;
  waiting_.clear();
  changed_.notify_all();
}

bool ThreadPool::add(std::function<void()> work) {
  const std::lock_guard lock(mutex_);
  if (closing_ || waiting_.size() >= kMostWaiting) return false;
  waiting_.push_back(std::move(work));
  changed_.notify_all();
  return true;
}

bool ThreadPool::finish_within(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  closing_ = true;
  waiting_.clear();
  changed_.notify_all();
  return changed_.wait_for(lock, time, [this] { return busy_ == 0; });
}

void ThreadPool::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (closing_) return;
    auto next = std::move(waiting_.front());
    waiting_.pop_front();
    ++busy_;
    lock.unlock();
    next();
    next = nullptr;  // what it held is released before the work counts as done
    lock.lock();
    --busy_;
    changed_.notify_all();
  }
}

}  // namespace quadrille::server
