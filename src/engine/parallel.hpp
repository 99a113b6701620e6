#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace quadrille {

// Parallel work on oneTBB; no other file includes it. An exception thrown by a task reaches the caller.

// How many threads this machine offers.
[[nodiscard]] int machine_threads() noexcept;

// Calls task(0) ... task(count - 1), up to `threads` at once, and returns when all are done.
void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& task);

enum class Order { as_read, as_done };

// A pipeline with bounded memory: take() is called one at a time and gives nullptr at the end, work() runs on
// up to `threads` at once, put() is called one at a time, in the order of take() or of completion.
struct Pipeline {
  std::function<std::shared_ptr<void>()> take;
  std::function<std::shared_ptr<void>(std::shared_ptr<void>)> work;
  std::function<void(std::shared_ptr<void>)> put;
  // The bytes of an item that is done and waits for its turn. Empty: next to nothing.
  std::function<std::size_t(const std::shared_ptr<void>&)> weigh{};
};

// How much may be done and wait for a slow item in front of it, before the others wait too.
struct Ahead {
  std::size_t items = 4096;
  std::size_t bytes = std::size_t{64} << 20U;
};
void run_pipeline(const Pipeline& pipeline, int threads, Order order, Ahead ahead = {});

}  // namespace quadrille
