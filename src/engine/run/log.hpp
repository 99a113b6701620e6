#pragma once

#include <functional>
#include <string_view>

namespace quadrille {

// How much a run reports about its own work: info for its phases, debug for its counts.
enum class LogLevel { error, warn, info, debug };

// Takes a line without its end, one at a time, from any thread of the run. A line never quotes the puzzle: a
// server's log must not hold what its users submit.
using LogSink = std::function<void(LogLevel level, std::string_view line)>;

struct Log {
  LogSink sink{};
  LogLevel most = LogLevel::warn;  // lines beyond it are not even composed
};

}  // namespace quadrille
