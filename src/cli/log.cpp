#include "cli/log.hpp"

#define SPDLOG_HEADER_ONLY
#define SPDLOG_FMT_EXTERNAL
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "grid/text.hpp"

namespace quadrille::cli {
namespace {

// Made on the first message, since most runs have none.
spdlog::logger& logger() {
  static const auto kLogger = [] {
    auto made = std::make_shared<spdlog::logger>("quadrille",
                                                 std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
    made->set_pattern("%n: %^%l%$: %v");
    made->set_level(spdlog::level::trace);
    return made;
  }();
  return *kLogger;
}

LogLevel least_shown = LogLevel::warn;
bool muted = false;

spdlog::level::level_enum spdlog_level(LogLevel level) {
  switch (level) {
    case LogLevel::error:
      return spdlog::level::err;
    case LogLevel::warn:
      return spdlog::level::warn;
    case LogLevel::info:
      return spdlog::level::info;
    case LogLevel::debug:
      return spdlog::level::debug;
  }
  return spdlog::level::err;
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
  if (is_logged(level)) logger().log(spdlog_level(level), printable(message));
}

}  // namespace quadrille::cli
