#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::service {

// A table for people and programs. Cells are texts; the caller formats numbers.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows{};
};

// Aligned columns: numbers, with or without a unit, to the right, words to the left.
[[nodiscard]] std::string to_text(const Table& table);
[[nodiscard]] std::string to_markdown(const Table& table);

// RFC 4180. A cell that a spreadsheet would take for a formula (= + - @) is quoted and led by an apostrophe,
// unless it is a number.
[[nodiscard]] std::string to_csv(const Table& table);
[[nodiscard]] std::string csv_row(const std::vector<std::string>& cells);

// "3.25", "0.0142", "20000": four significant digits, or all of the whole part if it has more; the same in
// every locale.
[[nodiscard]] std::string figure(double number);
// "12.3 us", "1.5 ms", "20 s", "2 min 5 s": milliseconds as a person reads them.
[[nodiscard]] std::string duration(double milliseconds);
// "true", "false", or "" if unknown.
[[nodiscard]] std::string truth_word(std::optional<bool> truth);
// "684 MB", "1.36 GB".
[[nodiscard]] std::string amount_of_bytes(std::size_t bytes);
// Arbitrary text, escaped so that Markdown shows it literally.
[[nodiscard]] std::string markdown_text(std::string_view text);

}  // namespace quadrille::service
