#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "engine/run/log.hpp"

namespace quadrille::cli {

// Messages about the program's own work, on standard error. Results never go here.

// Sets what is logged, by the words of --log.
void set_log_level(std::string_view level, bool quiet);

[[nodiscard]] bool is_logged(LogLevel level);
void log(LogLevel level, std::string_view message);

// The same for a run to write to: its phases with info, its counts with debug.
[[nodiscard]] Log run_log();

template <class... Args>
void log_info(fmt::format_string<Args...> format, Args&&... args) {
  if (is_logged(LogLevel::info)) log(LogLevel::info, fmt::format(format, std::forward<Args>(args)...));
}

}  // namespace quadrille::cli
