#pragma once

#include <chrono>

namespace quadrille {

// Where a run gets its time from. The real one is steady; tests replace it to make time pass on command.
class Clock {
 public:
  virtual ~Clock() = default;
  [[nodiscard]] virtual std::chrono::nanoseconds now() noexcept = 0;
};

// The machine's steady clock. Lives as long as the program; any thread may use it.
[[nodiscard]] Clock& steady_clock() noexcept;

}  // namespace quadrille
