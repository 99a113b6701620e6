#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace quadrille::server {

// Threads that do what they are given, first come first served. Work must not throw. Any thread may call.
class Workers {
 public:
  explicit Workers(int threads);
  ~Workers();  // forgets what has not begun, waits for what has
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // False: so much waits already that this was not taken.
  [[nodiscard]] bool add(std::function<void()> work);

  // No new work from now on. Whether all that had begun ended within the time.
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
