#include "puzzles/sudoku/facets.hpp"

#include <fmt/format.h>

#include "puzzles/sudoku/model/houses.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {
namespace {

// The digits that a house does not have yet.
Digits missing_in(const Houses& houses, int house, const Filling& position) {
  auto missing = all_digits(houses.side);
  for (const auto cell : houses.cells[house]) {
    const auto digit = position.digits[houses.cell(cell)];
    if (digit != 0) missing = static_cast<Digits>(missing & ~digit_bit(digit));
  }
  return missing;
}

}  // namespace

Grid<std::u32string> candidates(const Puzzle& puzzle, const Filling& position) {
  const auto& houses = houses_of(puzzle.side());
  std::vector<Digits> missing;
  for (int house = 0; house < houses.count(); ++house) missing.push_back(missing_in(houses, house, position));
  Grid<std::u32string> candidates(position.digits.size());
  for (std::size_t number = 0; number < houses.of.size(); ++number) {
    const auto cell = houses.cell(static_cast<int>(number));
    if (position.digits[cell] != 0) continue;
    const auto [row, col, box] = houses.of[number];
    const auto left = missing[row] & missing[col] & missing[box];
    for (int digit = 1; digit <= houses.side; ++digit) {
      if ((left & digit_bit(digit)) != 0) candidates[cell] += symbol_of(static_cast<std::uint8_t>(digit));
    }
  }
  return candidates;
}

std::vector<std::string> remarks(const Puzzle& puzzle, const Filling& position, Cell cell) {
  const auto& houses = houses_of(puzzle.side());
  std::vector<std::string> lines;
  for (const int house : houses.of[static_cast<std::size_t>(cell.row.value * houses.side + cell.col.value)]) {
    const auto missing = missing_in(houses, house, position);
    lines.push_back(fmt::format("{} {}", name_of(houses, house),
                                missing == 0 ? "has every digit" : "lacks " + in_words(missing)));
  }
  return lines;
}

}  // namespace quadrille::sudoku
