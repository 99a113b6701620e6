#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command.hpp"
#include "service/output/output_file.hpp"
#include "service/sets/table.hpp"

namespace quadrille::cli {

[[nodiscard]] bool is_terminal_output();
[[nodiscard]] bool is_terminal_error();

// Colour only on a terminal that understands it, and never against the user's NO_COLOR.
[[nodiscard]] bool colour_wanted(std::FILE* stream = stdout);

// Writes a result to standard output, or to the file of -o. Bytes (a PNG or PDF) are refused on a terminal.
[[nodiscard]] Expected<void> write_result(const Arguments& arguments, std::string_view bytes,
                                          bool binary = false);

// A result that comes piece by piece, to the same places.
class ResultStream {
 public:
  [[nodiscard]] static Expected<ResultStream> open(const Arguments& arguments);
  // False: the reader is gone.
  bool write(std::string_view piece);
  [[nodiscard]] Expected<void> finish() { return file_.finish(); }

 private:
  service::OutputFile file_;  // not open: standard output
};

// A table in the requested form: text, markdown, csv, or (from the record beside it) json.
[[nodiscard]] std::string tabulated(const service::Table& table, const Record& record,
                                    std::string_view output);

// The same, as the end of a command: its exit code, or the error.
[[nodiscard]] Expected<ExitCode> finish(const Arguments& arguments, std::string_view bytes, ExitCode code,
                                        bool binary = false);

// Writes a piece to standard output and flushes it. False: the reader is gone, or there is no room; from then
// on always false.
bool print(std::string_view text);
// The same of a line, given without its end.
bool print_line(std::string_view line);

// Why output was lost, in one line, if it was: main() ends every command with it. If the reader went away,
// nothing counts as lost.
[[nodiscard]] std::optional<std::string> lost_output();

// Opens what the caller has closed of the three standard streams, so that none of our files takes their
// place. Writing to such an output still fails.
void keep_standard_streams();

// One line for the person at the terminal, on standard error.
void tell(std::string_view line);

}  // namespace quadrille::cli
