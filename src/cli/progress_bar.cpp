#include "cli/progress_bar.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

#include "grid/text.hpp"

namespace quadrille::cli {
namespace {

constexpr std::size_t kBarWidth = 20;
constexpr std::size_t kDefaultColumns = 80;

std::size_t terminal_columns() {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kDefaultColumns;
  return size.ws_col;
}

std::string rate(double per_second) {
  if (per_second >= 1e6) return fmt::format("{:.1f}M/s", per_second / 1e6);
  if (per_second >= 1e3) return fmt::format("{:.1f}k/s", per_second / 1e3);
  return fmt::format("{:.0f}/s", per_second);
}

}  // namespace

std::string progress_line(const Progress& progress, double seconds, std::optional<double> limit,
                          std::size_t columns) {
  std::string line;
  if (progress.done) {
    const auto filled = static_cast<std::size_t>(*progress.done * static_cast<double>(kBarWidth));
    line += fmt::format("[{}{}{}] {:3.0f} %  ", std::string(filled, '='), filled < kBarWidth ? ">" : "",
                        std::string(kBarWidth - std::min(kBarWidth, filled + 1), ' '), *progress.done * 100);
  }
  line += limit ? fmt::format("{:.1f} s / {:g} s", seconds, *limit) : fmt::format("{:.1f} s", seconds);
  if (seconds > 0) line += "  " + rate(static_cast<double>(progress.nodes) / seconds);
  if (progress.best) line += fmt::format("  best {:g}", *progress.best);
  if (!progress.message.empty()) line += "  " + printable(progress.message);
  while (utf8_length(line) >= columns && !line.empty()) line.pop_back();
  return line;
}

ProgressBar::ProgressBar(std::optional<std::chrono::nanoseconds> time_limit)
    : time_limit_(time_limit), start_(std::chrono::steady_clock::now()) {}

ProgressBar::~ProgressBar() {
  if (drawn_) std::fputs("\r\x1b[K", stderr);
}

void ProgressBar::show(const Progress& progress) {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  std::optional<double> limit;
  if (time_limit_) limit = std::chrono::duration<double>(*time_limit_).count();
  const auto line = fmt::format("\r{}\x1b[K", progress_line(progress, seconds, limit, terminal_columns()));
  std::fputs(line.c_str(), stderr);
  std::fflush(stderr);
  drawn_ = true;
}

}  // namespace quadrille::cli
