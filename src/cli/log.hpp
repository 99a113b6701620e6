#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace quadrille::cli {

// What the program tells about its own work, on standard error. Results never go here.

enum class LogLevel { error, warn, info, debug };

// Sets what is told; the words of --log.
void set_log_level(std::string_view level, bool quiet);

[[nodiscard]] bool is_logged(LogLevel level);
void log(LogLevel level, std::string_view message);

template <class... Args>
void log_info(fmt::format_string<Args...> format, Args&&... args) {
  if (is_logged(LogLevel::info)) log(LogLevel::info, fmt::format(format, std::forward<Args>(args)...));
}

}  // namespace quadrille::cli
