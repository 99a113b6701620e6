#include "puzzles/sudoku/model/words.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::sudoku {

std::string place_of(Cell cell) {
  return fmt::format("row {}, column {}", cell.row.value + 1, cell.col.value + 1);
}

std::string listed(std::span<const std::string> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string places_of(std::span<const Cell> cells) {
  std::vector<Cell> sorted(cells.begin(), cells.end());
  std::ranges::sort(sorted);
  std::vector<std::string> parts;
  const auto same_row = [&](const Cell& a) { return a.row == sorted.front().row; };
  const auto same_col = [&](const Cell& a) { return a.col == sorted.front().col; };
  const bool along_row = sorted.size() > 1 && std::ranges::all_of(sorted, same_row);
  const bool along_col = sorted.size() > 1 && std::ranges::all_of(sorted, same_col);
  for (const Cell cell : sorted) {
    parts.push_back(along_row   ? fmt::format("{}", cell.col.value + 1)
                    : along_col ? fmt::format("{}", cell.row.value + 1)
                                : place_of(cell));
  }
  if (along_row) return fmt::format("row {}, columns {}", sorted.front().row.value + 1, listed(parts));
  if (along_col) return fmt::format("column {}, rows {}", sorted.front().col.value + 1, listed(parts));
  // A place has a comma of its own.
  std::string text = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) text += (i + 1 == parts.size() ? " and " : "; ") + parts[i];
  return text;
}

std::string name_of(const Houses& houses, int house) {
  const int number = house % houses.side + 1;
  switch (houses.kind(house)) {
    case HouseKind::row:
      return fmt::format("row {}", number);
    case HouseKind::column:
      return fmt::format("column {}", number);
    case HouseKind::box:
      return fmt::format("box {}", number);
  }
  return {};
}

std::string letter_of(int digit) {
  std::string text;
  append_utf8(text, symbol_of(static_cast<std::uint8_t>(digit)));
  return text;
}

std::string in_words(Digits digits) {
  std::vector<std::string> words;
  for (unsigned rest = digits; rest != 0; rest &= rest - 1)
    words.push_back(letter_of(std::countr_zero(rest) + 1));
  return listed(words);
}

}  // namespace quadrille::sudoku
