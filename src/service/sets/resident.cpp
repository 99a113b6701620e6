#include "service/sets/resident.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>
#include <thread>
#include <vector>

namespace quadrille::service {
namespace {

// Reading the system's figures costs some 20 microseconds: puzzles that take less share one reading.
constexpr std::chrono::milliseconds kFresh{1};
constexpr std::chrono::milliseconds kSamplingInterval{5};

// The figure of a line "VmHWM:     5012 kB", in bytes.
std::size_t kilobytes_after(std::string_view text, std::string_view key) {
  const auto at = text.find(key);
  if (at == std::string_view::npos) return 0;
  text.remove_prefix(at + key.size());
  text.remove_prefix(std::min(text.find_first_of("0123456789"), text.size()));
  std::size_t kilobytes = 0;
  std::from_chars(text.data(), text.data() + text.size(), kilobytes);
  return kilobytes << 10U;
}

// What Linux reports about the process, with its high-water mark, which can be reset.
class ProcessFigures {
 public:
  ProcessFigures()
      : status_(::open("/proc/self/status", O_RDONLY | O_CLOEXEC)),
        reset_(::open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)) {}

  // The most since the mark was reset, or, if that cannot be done, what is resident now.
  [[nodiscard]] std::size_t take() {
    std::array<char, 4096> text{};
    const auto bytes = ::pread(status_, text.data(), text.size(), 0);
    if (bytes <= 0) return 0;
    const std::string_view status(text.data(), static_cast<std::size_t>(bytes));
    const auto highest = can_reset_ ? kilobytes_after(status, "VmHWM:") : 0;
    can_reset_ = ::write(reset_, "5", 1) == 1;
    return std::max(highest, kilobytes_after(status, "VmRSS:"));
  }

  [[nodiscard]] bool can_reset() const { return can_reset_; }

 private:
  int status_;
  int reset_;
  bool can_reset_ = false;  // the last reading reset the mark
};

}  // namespace

// Reads the figures whenever a watch begins or ends, and passes them to every watch alive then. If the mark
// cannot be reset, a thread of its own reads them now and then as well.
class ResidentMonitor {
 public:
  static ResidentMonitor& one() {
    static ResidentMonitor monitor;
    return monitor;
  }

  void begin(ResidentWatch& watch) {
    const std::scoped_lock lock(guard_);
    look();
    watch.peak_ = last_;
    watches_.push_back(&watch);
    if (!figures_.can_reset() && !sampler_.joinable())
      sampler_ = std::jthread([this](const std::stop_token& stop) { sample(stop); });
  }

  void end(ResidentWatch& watch) {
    const std::scoped_lock lock(guard_);
    std::erase(watches_, &watch);
  }

  std::size_t peak(ResidentWatch& watch) {
    const std::scoped_lock lock(guard_);
    look();
    return watch.peak_;
  }

 private:
  void look() {
    const auto now = std::chrono::steady_clock::now();
    if (looked_ && now - *looked_ < kFresh) return;
    looked_ = now;
    last_ = figures_.take();
    for (auto* watch : watches_) watch->peak_ = std::max(watch->peak_, last_);
  }

  void sample(const std::stop_token& stop) {
    std::unique_lock lock(guard_);
    while (!stop.stop_requested()) {
      look();
      tick_.wait_for(lock, stop, kSamplingInterval, [] { return false; });
    }
  }

  std::mutex guard_;  // guards the members below
  ProcessFigures figures_;
  std::vector<ResidentWatch*> watches_;
  std::optional<std::chrono::steady_clock::time_point> looked_;
  std::size_t last_ = 0;
  std::condition_variable_any tick_;
  std::jthread sampler_;
};

ResidentWatch::ResidentWatch() { ResidentMonitor::one().begin(*this); }
ResidentWatch::~ResidentWatch() { ResidentMonitor::one().end(*this); }
std::size_t ResidentWatch::peak() { return ResidentMonitor::one().peak(*this); }

}  // namespace quadrille::service
