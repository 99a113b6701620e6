#include "engine/parallel/parallel.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#ifndef QUADRILLE_WITHOUT_TBB
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#else
#include <atomic>
#include <exception>
#include <vector>
#endif

namespace quadrille {
int machine_threads() noexcept {
  const auto threads = std::thread::hardware_concurrency();
  return threads == 0 ? 1 : static_cast<int>(threads);
}

#ifndef QUADRILLE_WITHOUT_TBB

namespace {

// TBB gives no more workers than the machine has, and complains on standard error when asked for more.
int arena_size(int threads) { return std::clamp(threads, 1, machine_threads()); }

}  // namespace

void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& task) {
  if (threads <= 1 || count <= 1) {
    for (std::size_t i = 0; i < count; ++i) task(i);
    return;
  }
  tbb::task_arena arena(arena_size(threads));
  arena.execute([&] {
    tbb::parallel_for(std::size_t{0}, count, [&](std::size_t i) { task(i); }, tbb::simple_partitioner());
  });
}

#else

void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& task) {
  std::atomic<std::size_t> next = 0;
  std::mutex guard;
  std::exception_ptr thrown;
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        task(i);
      } catch (...) {
        const std::scoped_lock lock(guard);
        if (!thrown) thrown = std::current_exception();
      }
    }
  };
  {
    std::vector<std::jthread> others;
    const auto wanted = std::min(count, static_cast<std::size_t>(std::max(1, threads)));
    for (std::size_t i = 1; i < wanted; ++i) others.emplace_back(work);
    work();
  }
  if (thrown) std::rethrow_exception(thrown);
}

#endif

namespace {

// One run of a pipeline: every thread carries items through it, one after the other.
class Conveyor {
 public:
  Conveyor(const UntypedPipeline& pipeline, DeliveryOrder order, Ahead ahead)
      : pipeline_(pipeline), order_(order), ahead_(ahead) {}

  void carry() {
    try {
      while (auto taken = take()) {
        pipeline_.work(taken.item.get());
        put(taken.number, std::move(taken.item));
      }
    } catch (...) {
      {
        const std::scoped_lock lock(putting_);
        failed_ = true;
      }
      room_.notify_all();
      throw;
    }
  }

 private:
  struct Taken {
    std::shared_ptr<void> item{};
    std::size_t number = 0;
    explicit operator bool() const { return item != nullptr; }
  };

  Taken take() {
    const std::scoped_lock lock(taking_);
    if (ended_) return {};
    {
      // The thread that has the item all others wait for does not wait here: its item has been taken.
      std::unique_lock has_room(putting_);
      room_.wait(has_room, [&] {
        return failed_ || (waiting_.size() < ahead_.items && waiting_bytes_ < ahead_.bytes);
      });
      if (failed_) return {};
    }
    Taken taken{pipeline_.take(), taken_};
    ended_ = taken.item == nullptr;
    ++taken_;
    return taken;
  }

  void put(std::size_t number, std::shared_ptr<void> item) {
    const std::scoped_lock lock(putting_);
    if (failed_) return;
    if (order_ == DeliveryOrder::as_done) return pipeline_.put(item.get());
    const auto bytes = pipeline_.weigh ? pipeline_.weigh(item.get()) : 0;
    waiting_.emplace(number, Waiting{std::move(item), bytes});
    waiting_bytes_ += bytes;
    for (auto first = waiting_.find(put_); first != waiting_.end(); first = waiting_.find(put_)) {
      // Taken out before it is put: should put throw, no thread finds its empty shell.
      auto next = std::move(first->second);
      waiting_.erase(first);
      waiting_bytes_ -= next.bytes;
      ++put_;
      pipeline_.put(next.item.get());
    }
    room_.notify_all();
  }

  struct Waiting {
    std::shared_ptr<void> item;
    std::size_t bytes = 0;
  };

  const UntypedPipeline& pipeline_;
  const DeliveryOrder order_;
  const Ahead ahead_;

  std::mutex taking_;  // guards the members below
  std::size_t taken_ = 0;
  bool ended_ = false;

  std::mutex putting_;  // guards the members below
  std::condition_variable room_;
  std::size_t put_ = 0;
  std::map<std::size_t, Waiting> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool failed_ = false;  // a stage threw: no thread must wait for its item
};

}  // namespace

void run_untyped(const UntypedPipeline& pipeline, int threads, DeliveryOrder order, Ahead ahead) {
  Conveyor conveyor(pipeline, order, ahead);
  const auto carriers = static_cast<std::size_t>(std::max(1, threads));
  for_each_index(carriers, threads, [&](std::size_t) { conveyor.carry(); });
}

}  // namespace quadrille
