#include "service/sets/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "grid/text.hpp"

namespace quadrille::service {
namespace {

bool is_number(std::string_view cell) { return parse_real(cell).has_value(); }

// "1.5 ms", as duration() and amount_of_bytes() write it.
bool has_unit(std::string_view cell) {
  static constexpr std::array<std::string_view, 7> kUnits{"us", "ms", "s", "B", "kB", "MB", "GB"};
  const auto blank = cell.rfind(' ');
  if (blank == std::string_view::npos) return false;
  const auto number = cell.substr(0, blank);
  return std::ranges::find(kUnits, cell.substr(blank + 1)) != kUnits.end() &&
         (is_number(number) || number.find(" min ") != std::string_view::npos);
}

// Three significant digits, never with an exponent.
std::string short_figure(double number) {
  return number >= 99.95 ? fmt::format("{:.0f}", number) : fmt::format("{:.3g}", number);
}

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

// A column whose cells are all numbers (or empty) is right-aligned, and so is its heading.
std::vector<bool> numeric_columns(const Table& table) {
  std::vector<bool> numeric;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    numeric.push_back(!table.rows.empty() && std::ranges::all_of(table.rows, [&](const auto& row) {
      return row[column].empty() || is_number(row[column]) || has_unit(row[column]);
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
    for (const auto& cell : row) text += ' ' + markdown_text(cell) + " |";
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

std::string figure(double number) {
  constexpr double kNoFractionFrom = 9999.5;
  return std::abs(number) >= kNoFractionFrom ? fmt::format("{:.0f}", number) : fmt::format("{:.4g}", number);
}

std::string duration(double milliseconds) {
  constexpr double kSecond = 1000;
  constexpr double kMinute = 60 * kSecond;
  if (milliseconds < 0.9995) return short_figure(milliseconds * 1000) + " us";
  if (milliseconds < 999.5) return short_figure(milliseconds) + " ms";
  if (milliseconds < kMinute - kSecond / 2) return short_figure(milliseconds / kSecond) + " s";
  const auto seconds = static_cast<long>(std::llround(milliseconds / kSecond));
  return fmt::format("{} min {} s", seconds / 60, seconds % 60);
}

std::string truth_word(std::optional<bool> truth) { return truth ? (*truth ? "true" : "false") : ""; }

std::string amount_of_bytes(std::size_t bytes) {
  constexpr std::array<std::string_view, 4> kUnits{"B", "kB", "MB", "GB"};
  auto amount = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; amount >= 999.5 && unit + 1 < kUnits.size(); ++unit) amount /= 1000;
  return fmt::format("{} {}", short_figure(amount), kUnits.at(unit));
}

std::string markdown_text(std::string_view text) {
  std::string escaped;
  for (const char character : printable(text)) {
    switch (character) {
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '&':
        escaped += "&amp;";
        break;
      case '|':
      case '`':
      case '*':
      case '[':
      case ']':
      case '\\':
        escaped += '\\';
        [[fallthrough]];
      default:
        escaped += character;
    }
  }
  return escaped;
}

}  // namespace quadrille::service
