#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <rapidcheck.h>

#include "engine/run/random.hpp"
#include "puzzles/sudoku/formats/square.hpp"
#include "puzzles/sudoku/make/generate.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// A square drawn in the test, in any of the forms that the plain one takes.
inline Grid<std::uint8_t> square(std::string_view text) { return read_square(split_lines(text)).value(); }
inline Puzzle drawn(std::string_view text) { return {square(text)}; }
inline Filling filled(std::string_view text) { return {square(text)}; }

// A square of four with one answer.
inline const Puzzle& small() {
  static const auto puzzle = drawn("1..4\n.4.2\n2.4.\n.3..\n");
  return puzzle;
}
inline const Filling& small_answer() {
  static const auto answer = filled("1234\n3412\n2143\n4321\n");
  return answer;
}

// How many answers a puzzle has, up to a number of them, by trying every digit in every cell in order. Shares
// no code with the solvers.
inline int count_answers(Grid<std::uint8_t>& digits, int most, int from = 0) {
  const int side = digits.rows();
  const auto boxes = *boxes_of(side);
  const auto fits = [&](Cell cell, int digit) {
    for (int i = 0; i < side; ++i) {
      const Cell in_box = at(cell.row.value / boxes.rows * boxes.rows + i / boxes.cols,
                             cell.col.value / boxes.cols * boxes.cols + i % boxes.cols);
      for (const Cell other : {Cell{cell.row, Col{i}}, Cell{Row{i}, cell.col}, in_box}) {
        if (other != cell && digits[other] == digit) return false;
      }
    }
    return true;
  };
  for (int number = from; number < side * side; ++number) {
    const Cell cell = at(number / side, number % side);
    if (digits[cell] != 0) {
      if (!fits(cell, digits[cell])) return 0;
      continue;
    }
    int found = 0;
    for (int digit = 1; digit <= side && found < most; ++digit) {
      if (!fits(cell, digit)) continue;
      digits[cell] = static_cast<std::uint8_t>(digit);
      found += count_answers(digits, most - found, number + 1);
    }
    digits[cell] = 0;
    return found;
  }
  return 1;
}
inline int count_answers(const Puzzle& puzzle, int most) {
  auto digits = puzzle.givens;
  return count_answers(digits, most);
}

// A puzzle with one answer.
inline Puzzle made(int side, std::uint64_t seed, std::optional<Tier> grade = {}) {
  Random random(seed);
  Context context({.seed = seed});
  return generate({.side = side, .symmetry = Symmetry::none, .grade = grade}, random, context).value().puzzle;
}

// A puzzle with one answer, or such a one with a digit or two taken away, or with one changed: then it may
// have none or several.
inline Puzzle spoilt(int side, std::uint64_t seed) {
  auto puzzle = made(side, seed);
  Random random(seed, 1);
  const auto any_cell = [&] { return at(random.between(0, side - 1), random.between(0, side - 1)); };
  const auto kind = random.below(3);
  if (kind == 1) {
    for (int i = 0; i < 4; ++i) puzzle.givens[any_cell()] = 0;
  } else if (kind == 2) {
    puzzle.givens[any_cell()] = static_cast<std::uint8_t>(random.between(1, side));
  }
  return puzzle;
}

}  // namespace quadrille::sudoku
