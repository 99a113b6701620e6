#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace quadrille::server {

// Threads that do the work they are given, first come, first served. Work must not throw. Any thread may
// call.
class ThreadPool {
 public:
  explicit ThreadPool(int threads);
  ~ThreadPool();  // drops what has not begun, waits for what has
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  // False if the work was not taken because too much is waiting already.
  [[nodiscard]] bool add(std::function<void()> work);

  // Takes no new work from now on. Whether everything that had begun ended within the time.
  [[nodiscard]] bool finish_within(std::chrono::milliseconds time);

  static constexpr std::size_t kMostWaiting = 256;

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::size_t busy_ = 0;
  bool closing_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace quadrille::server
