#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace quadrille {

// What a running strategy reports. The context makes it fit to show: `done` stays in 0..1 and never falls,
// and reports come at most ten times a second.
struct Progress {
  std::optional<double> done{};  // 0..1; nullopt: unknown
  std::string message{};         // "12 moves, 47 cells cleared"
  std::optional<double> best{};  // the score so far, if the family has one
  std::uint64_t nodes = 0;       // filled in by the context
};

// Called from the thread that solves, never after the run has returned.
using ProgressSink = std::function<void(const Progress&)>;

}  // namespace quadrille
