#include "cli/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "grid/text.hpp"
#include "service/json/json.hpp"

namespace quadrille::cli {
namespace {

int output_error = 0;  // errno of the first print that failed; one thread prints at a time

}  // namespace

bool is_terminal_output() { return isatty(STDOUT_FILENO) != 0; }
bool is_terminal_error() { return isatty(STDERR_FILENO) != 0; }

bool colour_wanted(std::FILE* stream) {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return isatty(fileno(stream)) != 0 && (no_colour == nullptr || *no_colour == '\0') &&
         (terminal == nullptr || std::strcmp(terminal, "dumb") != 0);
}

bool print(std::string_view text) {
  if (output_error != 0) return false;
  const bool written =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (!written) output_error = errno;
  return written;
}

bool print_line(std::string_view line) {
  if (output_error != 0) return false;
  // Not joined first: a line of many megabytes may be all that fits in memory.
  if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size()) output_error = errno;
  return print("\n");
}

std::optional<std::string> lost_output() {
  if (output_error == 0 || output_error == EPIPE) return std::nullopt;
  return fmt::format("standard output: cannot be written: {}", std::strerror(output_error));
}

void keep_standard_streams() {
  // Opened for the wrong direction, so that reading from or writing to them is still an error.
  constexpr std::array<int, 3> kUseless{O_WRONLY, O_RDONLY, O_RDONLY};
  for (int stream = 0; stream < 3; ++stream) {
    if (fcntl(stream, F_GETFD) < 0) (void)::open("/dev/null", kUseless.at(static_cast<std::size_t>(stream)));
  }
}

std::string tabulated(const service::Table& table, const Record& record, std::string_view output) {
  if (output == "json") return service::to_json(record, service::Layout::indented) + "\n";
  if (output == "csv") return service::to_csv(table);
  if (output == "markdown") return service::to_markdown(table);
  return service::to_text(table);
}

void tell(std::string_view line) {
  // If standard error is closed, even that cannot be reported.
  const auto text = printable(line) + '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
}

Expected<void> write_result(const Arguments& arguments, std::string_view bytes, bool binary) {
  const auto path = arguments.get("out");
  if (path.empty() || path == "-") {
    if (binary && is_terminal_output()) return fail("a picture is not written to a terminal: give -o FILE");
    print(bytes);
    return {};
  }
  return service::write_file(path, bytes);
}

Expected<ResultStream> ResultStream::open(const Arguments& arguments) {
  ResultStream stream;
  const auto path = arguments.get("out");
  if (path.empty() || path == "-") return stream;
  auto file = service::OutputFile::open(path, service::Unfinished::kept);
  if (!file) return std::unexpected(file.error());
  stream.file_ = std::move(*file);
  return stream;
}

bool ResultStream::write(std::string_view piece) {
  return file_.is_open() ? file_.write(piece).has_value() : print(piece);
}

Expected<ExitCode> finish(const Arguments& arguments, std::string_view bytes, ExitCode code, bool binary) {
  const auto written = write_result(arguments, bytes, binary);
  if (!written) return std::unexpected(written.error());
  return code;
}

}  // namespace quadrille::cli
