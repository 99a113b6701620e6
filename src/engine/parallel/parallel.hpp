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

enum class DeliveryOrder { as_read, as_done };

// A pipeline of items with bounded memory: take() is called one at a time and gives nullptr at the end,
// work() runs on up to `threads` at once, put() is called one at a time, in the order of take() or of
// completion.
template <class Item>
struct Pipeline {
  std::function<std::shared_ptr<Item>()> take;
  std::function<void(Item&)> work;
  std::function<void(Item&)> put;
  // The bytes of an item that is done and waits for its turn. No function: next to nothing.
  std::function<std::size_t(const Item&)> weigh{};
};

// How much may wait, done, behind a slow item before the other threads wait too.
struct Ahead {
  std::size_t items = 4096;
  std::size_t bytes = std::size_t{64} << 20U;
};

// The same without the items' type, so that the library that does it stays in one file.
struct UntypedPipeline {
  std::function<std::shared_ptr<void>()> take;
  std::function<void(void*)> work;
  std::function<void(void*)> put;
  std::function<std::size_t(const void*)> weigh{};
};
void run_untyped(const UntypedPipeline& pipeline, int threads, DeliveryOrder order, Ahead ahead);

template <class Item>
void run_pipeline(const Pipeline<Item>& pipeline, int threads, DeliveryOrder order, Ahead ahead = {}) {
  UntypedPipeline untyped{.take = pipeline.take,
                          .work = [&](void* item) { pipeline.work(*static_cast<Item*>(item)); },
                          .put = [&](void* item) { pipeline.put(*static_cast<Item*>(item)); }};
  if (pipeline.weigh)
    untyped.weigh = [&](const void* item) { return pipeline.weigh(*static_cast<const Item*>(item)); };
  run_untyped(untyped, threads, order, ahead);
}

}  // namespace quadrille
