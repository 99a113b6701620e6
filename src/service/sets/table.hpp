#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::service {

// A table for people and programs. Cells are texts; numbers are formatted by whoever fills them in.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows{};
};

// Aligned columns: numbers, also with a unit, to the right, words to the left.
[[nodiscard]] std::string to_text(const Table& table);
[[nodiscard]] std::string to_markdown(const Table& table);

// RFC 4180. A cell that a spreadsheet would take for a formula (= + - @) is quoted and led by an apostrophe,
// unless it is a number.
[[nodiscard]] std::string to_csv(const Table& table);
[[nodiscard]] std::string csv_row(const std::vector<std::string>& cells);

// "3.25", "0.0142", "20000": four significant digits and never fewer than the whole part has, the same in
// every locale.
[[nodiscard]] std::string figure(double number);
// "12.3 us", "1.5 ms", "20 s", "2 min 5 s": milliseconds as a person reads them.
[[nodiscard]] std::string duration(double milliseconds);
// "true", "false", or nothing where it is not known.
[[nodiscard]] std::string truth_word(std::optional<bool> truth);
// "684 MB", "1.36 GB".
[[nodiscard]] std::string amount_of_bytes(std::size_t bytes);
// Text that may hold anything, as Markdown shows it and not as what it means there.
[[nodiscard]] std::string markdown_text(std::string_view text);

}  // namespace quadrille::service
