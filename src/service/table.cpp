#include "service/table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grid/text.hpp"

namespace quadrille::service {
namespace {

bool is_number(std::string_view cell) { return parse_real(cell).has_value(); }

std::string csv_cell(std::string_view cell) {
  const bool formula =
      !cell.empty() && std::string_view("=+-@\t\r").contains(cell.front()) && !is_number(cell);
  if (!formula && cell.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(cell);
  std::string quoted = formula ? "\"'" : "\"";
  for (const char character : cell) {
    if (character == '"') quoted += '"';
    quoted += character;
  }
  return quoted + '"';
}

std::vector<std::size_t> widths_of(const Table& table) {
  std::vector<std::size_t> widths;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    auto width = utf8_length(table.columns[column]);
    for (const auto& row : table.rows) width = std::max(width, utf8_length(row[column]));
    widths.push_back(width);
  }
  return widths;
}

// A column whose cells are all numbers (or empty) is set flush right, its heading too.
std::vector<bool> numeric_columns(const Table& table) {
  std::vector<bool> numeric;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    numeric.push_back(!table.rows.empty() && std::ranges::all_of(table.rows, [&](const auto& row) {
      return row[column].empty() || is_number(row[column]);
    }));
  }
  return numeric;
}

std::string padded(std::string_view cell, std::size_t width, bool right) {
  const std::string blanks(width - std::min(width, utf8_length(cell)), ' ');
  return right ? blanks + std::string(cell) : std::string(cell) + blanks;
}

}  // namespace

std::string to_text(const Table& table) {
  const auto widths = widths_of(table);
  const auto numeric = numeric_columns(table);
  std::string text;
  const auto add_row = [&](const std::vector<std::string>& row) {
    std::string line;
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column > 0) line += "  ";
      line += padded(printable(row[column]), widths[column], numeric[column]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  };
  add_row(table.columns);
  for (const auto& row : table.rows) add_row(row);
  return text;
}

std::string to_markdown(const Table& table) {
  const auto numeric = numeric_columns(table);
  std::string text;
  const auto add_row = [&](const std::vector<std::string>& row) {
    text += '|';
    for (const auto& cell : row) {
      text += ' ';
      for (const char character : printable(cell)) {
        if (character == '|') text += '\\';
        text += character;
      }
      text += " |";
    }
    text += '\n';
  };
  add_row(table.columns);
  text += '|';
  for (const bool right : numeric) text += right ? "---:|" : "---|";
  text += '\n';
  for (const auto& row : table.rows) add_row(row);
  return text;
}

std::string csv_row(const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i > 0 ? "," : "") + csv_cell(cells[i]);
  return line + "\n";
}

std::string to_csv(const Table& table) {
  std::string text = csv_row(table.columns);
  for (const auto& row : table.rows) text += csv_row(row);
  return text;
}

std::string figure(double number) { return fmt::format("{:.4g}", number); }

}  // namespace quadrille::service
