#include "cli/output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "grid/text.hpp"
#include "service/json.hpp"

namespace quadrille::cli {

bool is_terminal_output() { return isatty(STDOUT_FILENO) != 0; }
bool is_terminal_error() { return isatty(STDERR_FILENO) != 0; }

bool colour_wanted() {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return is_terminal_output() && (no_colour == nullptr || *no_colour == '\0') &&
         (terminal == nullptr || std::strcmp(terminal, "dumb") != 0);
}

bool print(std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
}

std::string tabulated(const service::Table& table, const Record& record, std::string_view output) {
  if (output == "json") return service::to_json(record, service::Layout::indented) + "\n";
  if (output == "csv") return service::to_csv(table);
  if (output == "markdown") return service::to_markdown(table);
  return service::to_text(table);
}

void tell(std::string_view line) { fmt::print(stderr, "{}\n", printable(line)); }

Expected<void> write_result(const Arguments& arguments, std::string_view bytes, bool binary) {
  const auto path = arguments.get("out");
  if (path.empty() || path == "-") {
    if (binary && is_terminal_output()) return fail("a picture is not written to a terminal: give -o FILE");
    errno = 0;
    if (!print(bytes) && errno != EPIPE)
      return fail(fmt::format("standard output: {}", std::strerror(errno)));
    return {};
  }
  return write_file(path, bytes);
}

Expected<void> write_file(const std::string& path, std::string_view bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) return fail(fmt::format("{}: cannot be written", path));
  return {};
}

Expected<void> can_be_written(const std::string& path) {
  if (!std::ofstream(path, std::ios::app)) return fail(fmt::format("{}: cannot be written", path));
  return {};
}

Expected<int> finish(const Arguments& arguments, std::string_view bytes, int code, bool binary) {
  const auto written = write_result(arguments, bytes, binary);
  if (!written) return std::unexpected(written.error());
  return code;
}

}  // namespace quadrille::cli
