#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::service {

// A table for people and programs. Cells are texts; numbers are formatted by whoever fills them in.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows{};
};

// Aligned columns: numbers to the right, words to the left.
[[nodiscard]] std::string to_text(const Table& table);
[[nodiscard]] std::string to_markdown(const Table& table);

// RFC 4180. A cell that a spreadsheet would take for a formula (= + - @) is quoted and led by an apostrophe,
// unless it is a number.
[[nodiscard]] std::string to_csv(const Table& table);
[[nodiscard]] std::string csv_row(const std::vector<std::string>& cells);

// "3.25", "0.0142": four significant digits, the same in every locale.
[[nodiscard]] std::string figure(double number);

}  // namespace quadrille::service
