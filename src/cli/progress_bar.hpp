#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "engine/run/context.hpp"

namespace quadrille::cli {

// One line on standard error that is redrawn as a run reports: share done, rate, best so far, time, and the
// strategy's own words. Cleared on destruction.
class ProgressBar {
 public:
  explicit ProgressBar(std::optional<std::chrono::nanoseconds> time_limit);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(const Progress& progress);

 private:
  std::optional<std::chrono::nanoseconds> time_limit_;
  std::chrono::steady_clock::time_point start_;
  bool drawn_ = false;
};

// The line itself, for a terminal of the given width in columns.
[[nodiscard]] std::string progress_line(const Progress& progress, double seconds, std::optional<double> limit,
                                        std::size_t columns);

}  // namespace quadrille::cli
