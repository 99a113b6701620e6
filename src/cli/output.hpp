#pragma once

#include <string>
#include <string_view>

#include "cli/command.hpp"
#include "service/table.hpp"

namespace quadrille::cli {

[[nodiscard]] bool is_terminal_output();
[[nodiscard]] bool is_terminal_error();

// Colour only on a terminal that understands it, and never against the user's NO_COLOR.
[[nodiscard]] bool colour_wanted();

// Writes a result to standard output, or to the file of -o. Bytes (a PNG or PDF) are refused on a terminal. A
// reader that went away is no error.
[[nodiscard]] Expected<void> write_result(const Arguments& arguments, std::string_view bytes,
                                          bool binary = false);

// Writes a whole file. An error where that cannot be done.
[[nodiscard]] Expected<void> write_file(const std::string& path, std::string_view bytes);

// The same error before a long run, while the file keeps what it has.
[[nodiscard]] Expected<void> can_be_written(const std::string& path);

// A table in the form that was asked for: text, markdown, csv, or (from the record beside it) json.
[[nodiscard]] std::string tabulated(const service::Table& table, const Record& record,
                                    std::string_view output);

// The same, as the end of a command: its exit code, or the error.
[[nodiscard]] Expected<int> finish(const Arguments& arguments, std::string_view bytes, int code,
                                   bool binary = false);

// Writes a piece to standard output and flushes it. False: nobody reads any more.
bool print(std::string_view text);

// One line for the person at the terminal, on standard error.
void tell(std::string_view line);

}  // namespace quadrille::cli
