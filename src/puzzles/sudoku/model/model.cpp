#include "puzzles/sudoku/model/model.hpp"

#include <algorithm>

namespace quadrille::sudoku {

Filling blank(const Puzzle& puzzle) { return {puzzle.givens}; }

std::size_t count_filled(const Grid<std::uint8_t>& digits) {
  return static_cast<std::size_t>(
      std::ranges::count_if(digits.values(), [](std::uint8_t digit) { return digit != 0; }));
}

Symbol symbol_of(std::uint8_t digit) {
  if (digit == 0) return U'.';
  return digit < 10 ? U'0' + digit : U'A' + (digit - 10U);
}

std::optional<std::uint8_t> digit_of(Symbol symbol, int side) {
  unsigned digit = 0;
  if (symbol >= U'0' && symbol <= U'9') {
    digit = symbol - U'0';
  } else if (symbol >= U'A' && symbol <= U'Z') {
    digit = symbol - U'A' + 10;
  } else if (symbol >= U'a' && symbol <= U'z') {
    digit = symbol - U'a' + 10;
  } else if (symbol != U'.') {
    return std::nullopt;
  }
  if (digit > static_cast<unsigned>(side)) return std::nullopt;
  return static_cast<std::uint8_t>(digit);
}

}  // namespace quadrille::sudoku
