#include "engine/parallel.hpp"

#include <algorithm>
#include <thread>

#ifndef QUADRILLE_WITHOUT_TBB
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>
#else
#include <atomic>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <vector>
#endif

namespace quadrille {
namespace {

// Items under way per thread: enough that a slow one does not idle the others, few enough to stay small.
constexpr std::size_t kTokensPerThread = 4;

}  // namespace

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

void run_pipeline(const Pipeline& pipeline, int threads, Order order) {
  using Item = std::shared_ptr<void>;
  const auto sink =
      order == Order::as_read ? tbb::filter_mode::serial_in_order : tbb::filter_mode::serial_out_of_order;
  tbb::task_arena arena(arena_size(threads));
  arena.execute([&] {
    tbb::parallel_pipeline(kTokensPerThread * static_cast<std::size_t>(threads),
                           tbb::make_filter<void, Item>(tbb::filter_mode::serial_in_order,
                                                        [&](tbb::flow_control& control) {
                                                          auto item = pipeline.take();
                                                          if (item == nullptr) control.stop();
                                                          return item;
                                                        }) &
                               tbb::make_filter<Item, Item>(tbb::filter_mode::parallel, pipeline.work) &
                               tbb::make_filter<Item, void>(sink, pipeline.put));
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

void run_pipeline(const Pipeline& pipeline, int threads, Order order) {
  std::mutex taking;
  std::mutex putting;
  std::condition_variable room;
  std::size_t taken = 0;
  std::size_t written = 0;
  bool ended = false;
  bool failed = false;  // a stage threw: nobody shall wait for its item
  std::map<std::size_t, std::shared_ptr<void>> waiting;
  const auto window = kTokensPerThread * static_cast<std::size_t>(threads);

  const auto put = [&](std::size_t number, std::shared_ptr<void> item) {
    const std::scoped_lock lock(putting);
    if (order == Order::as_done) {
      pipeline.put(std::move(item));
      ++written;
    } else {
      waiting.emplace(number, std::move(item));
      for (auto first = waiting.find(written); first != waiting.end(); first = waiting.find(written)) {
        // Taken out before it is put: should put throw, nobody finds its empty shell.
        auto next = std::move(first->second);
        waiting.erase(first);
        ++written;
        pipeline.put(std::move(next));
      }
    }
    room.notify_all();
  };
  const auto carry = [&] {
    while (true) {
      std::shared_ptr<void> item;
      std::size_t number = 0;
      {
        const std::scoped_lock lock(taking);
        if (ended) return;
        std::unique_lock has_room(putting);
        room.wait(has_room, [&] { return failed || taken - written < window; });
        if (failed) return;
        has_room.unlock();
        item = pipeline.take();
        if (item == nullptr) {
          ended = true;
          return;
        }
        number = taken++;
      }
      put(number, pipeline.work(std::move(item)));
    }
  };
  for_each_index(static_cast<std::size_t>(threads), threads, [&](std::size_t) {
    try {
      carry();
    } catch (...) {
      {
        const std::scoped_lock lock(putting);
        failed = true;
      }
      room.notify_all();
      throw;
    }
  });
}

#endif

}  // namespace quadrille
