#include "cli/log.hpp"

#include <chrono>
#include <cstdio>

#include "cli/output.hpp"
#include "grid/text.hpp"

namespace quadrille::cli {
namespace {

LogLevel least_shown = LogLevel::warn;
bool muted = false;

// "warning", in yellow on a terminal.
std::string in_colour(std::string_view word, int colour) {
  return colour_wanted(stderr) ? fmt::format("\x1b[{}m{}\x1b[0m", colour, word) : std::string(word);
}

// What precedes a message; for a run's own work also its time, in seconds since the first such line.
std::string prefix(LogLevel level) {
  static const auto kStart = std::chrono::steady_clock::now();
  const std::chrono::duration<double> since = std::chrono::steady_clock::now() - kStart;
  switch (level) {
    case LogLevel::error:
      return in_colour("error", 31);
    case LogLevel::warn:
      return in_colour("warning", 33);
    case LogLevel::info:
      return fmt::format("{} {:.3f} s", in_colour("info", 32), since.count());
    case LogLevel::debug:
      return fmt::format("{} {:.3f} s", in_colour("debug", 36), since.count());
  }
  return "";
}

}  // namespace

void set_log_level(std::string_view level, bool quiet) {
  muted = quiet;
  least_shown = level == "error"   ? LogLevel::error
                : level == "info"  ? LogLevel::info
                : level == "debug" ? LogLevel::debug
                                   : LogLevel::warn;
}

bool is_logged(LogLevel level) { return !muted && level <= least_shown; }

void log(LogLevel level, std::string_view message) {
  if (!is_logged(level)) return;
  // One piece, so that lines of several threads do not mix.
  fmt::print(stderr, "{}", fmt::format("quadrille: {}: {}\n", prefix(level), printable(message)));
}

Log run_log() {
  if (muted) return {};
  return {.sink = [](LogLevel level, std::string_view line) { log(level, line); }, .most = least_shown};
}

}  // namespace quadrille::cli
