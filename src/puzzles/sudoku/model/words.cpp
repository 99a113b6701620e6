#include "puzzles/sudoku/model/words.hpp"

#include <bit>
#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"

namespace quadrille::sudoku {

std::string name_of(const Houses& houses, int house) {
  const int number = house % houses.side;
  switch (houses.kind(house)) {
    case HouseKind::row:
      return row_of(Row{number});
    case HouseKind::column:
      return column_of(Col{number});
    case HouseKind::box:
      return fmt::format("box {}", number + 1);
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
