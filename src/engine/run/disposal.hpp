#pragma once

#include <cstddef>
#include <memory>
#include <tuple>
#include <utility>

namespace quadrille {

// From this size on, freeing takes milliseconds and is better left to dispose().
inline constexpr std::size_t kLargeBytes = std::size_t{1} << 24U;

// Frees what it is given on a thread of its own: hundreds of megabytes take up to a second, and a cancelled
// run must return at once. Any thread may call it.
void dispose(std::shared_ptr<void> large);

// The same for values, such as tables, to which nothing else refers.
template <class... Values>
void dispose_of(Values&&... values) {
  dispose(std::make_shared<std::tuple<std::decay_t<Values>...>>(std::forward<Values>(values)...));
}

}  // namespace quadrille
