#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

#include "engine/run/clock.hpp"

namespace quadrille {

// Time that passes by command: by advance(), and by a step at every reading. Any thread may read it.
class ManualClock final : public Clock {
 public:
  explicit ManualClock(std::chrono::nanoseconds step = {}) : step_(step) {}

  std::chrono::nanoseconds now() noexcept override {
    if (++readings_ == alarm_at_) alarm_();
    return std::chrono::nanoseconds(time_ += step_.count());
  }

  void advance(std::chrono::nanoseconds by) { time_ += by.count(); }

  // The time without passing any.
  [[nodiscard]] std::chrono::nanoseconds time() const { return std::chrono::nanoseconds(time_.load()); }
  [[nodiscard]] std::uint64_t readings() const { return readings_; }

  // Calls ring at the given reading, counted from 1. Set before anybody reads.
  void at_reading(std::uint64_t number, std::function<void()> ring) {
    alarm_at_ = number;
    alarm_ = std::move(ring);
  }

 private:
  std::chrono::nanoseconds step_;
  std::atomic<std::int64_t> time_ = 0;
  std::atomic<std::uint64_t> readings_ = 0;
  std::uint64_t alarm_at_ = 0;
  std::function<void()> alarm_;
};

// A step longer than the interval at which a context looks at the clock: it then looks at every node, and a
// reading is at most a node away.
inline constexpr std::chrono::milliseconds kEveryNode{1};

}  // namespace quadrille
