#include "engine/run/disposal.hpp"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace quadrille {
namespace {

class Disposal {
 public:
  void take(std::shared_ptr<void> large) {
    const std::scoped_lock lock(guard_);
    waiting_.push_back(std::move(large));
    changed_.notify_one();
  }

 private:
  void work(const std::stop_token& stop) {
    std::unique_lock lock(guard_);
    while (changed_.wait(lock, stop, [&] { return !waiting_.empty(); })) {
      auto taken = std::exchange(waiting_, {});
      lock.unlock();
      taken.clear();
      lock.lock();
    }
  }

  std::mutex guard_;
  std::condition_variable_any changed_;
  std::vector<std::shared_ptr<void>> waiting_;
  std::jthread thread_{[this](const std::stop_token& stop) { work(stop); }};  // last: it uses the others
};

}  // namespace

void dispose(std::shared_ptr<void> large) {
  static Disposal disposal;
  disposal.take(std::move(large));
}

}  // namespace quadrille
