#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <rapidcheck.h>

#include "engine/run/random.hpp"
#include "puzzles/kakuro/formats/plain.hpp"
#include "puzzles/kakuro/model/model.hpp"
#include "puzzles/kakuro/rules.hpp"

namespace quadrille::kakuro {

// A puzzle drawn in the test in the plain form.
inline Puzzle drawn(std::string_view text) { return read_plain(text).value().front().puzzle; }

// Digits in the order of the white cells; '.' is open.
inline Filling filled(std::string_view digits) {
  Filling filling;
  for (const char digit : digits)
    filling.digits.push_back(static_cast<std::uint8_t>(digit == '.' ? 0 : digit - '0'));
  return filling;
}

// A grid of four cells with one answer, 1 2 / 3 4.
inline const Puzzle& square() {
  static const auto puzzle = drawn("3 3\nX D4 D6\nA3 . .\nA7 . .\n");
  return puzzle;
}

struct Known {
  Puzzle puzzle;
  Filling answer;  // one of its answers
};

struct Shape {
  int most_rows = 6;
  int most_cols = 6;
  bool border = false;  // first row and column black, no digit given
};

// The digits of the run in which the cell stands, as far as they are written before it.
inline std::vector<int> digits_before(const Grid<int>& digits, Cell cell, int up, int left) {
  std::vector<int> seen;
  for (int i = 1;; ++i) {
    const auto before = at(cell.row.value - i * up, cell.col.value - i * left);
    if (!digits.size().contains(before) || digits[before] == 0) return seen;
    seen.push_back(digits[before]);
  }
}

// Writes the sums of all runs of these digits before them, but for one run in ten.
inline Grid<Square> squares_with_sums(const Grid<int>& digits, Random& random) {
  Grid<Square> squares(digits.size());
  for_each_cell(digits.size(), [&](Cell cell) { squares[cell].white = digits[cell] != 0; });
  for_each_cell(digits.size(), [&](Cell cell) {
    if (digits[cell] != 0) return;
    for (const bool across : {true, false}) {
      int sum = 0;
      for (int i = 1;; ++i) {
        const auto next =
            across ? at(cell.row.value, cell.col.value + i) : at(cell.row.value + i, cell.col.value);
        if (!digits.size().contains(next) || digits[next] == 0) break;
        sum += digits[next];
      }
      if (random.between(0, 9) == 0) continue;
      (across ? squares[cell].across : squares[cell].down) = static_cast<std::uint8_t>(sum);
    }
  });
  return squares;
}

// Any puzzle that has an answer: random digits are written first, and a square where none fits is black.
inline rc::Gen<Known> any_known(Shape shape = {}) {
  return rc::gen::exec([=] {
    const Size size{*rc::gen::inRange(2, shape.most_rows + 1), *rc::gen::inRange(2, shape.most_cols + 1)};
    const int black_percent = *rc::gen::inRange(0, 70);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Grid<int> digits(size, 0);
    for_each_cell(size, [&](Cell cell) {
      if (random.between(0, 99) < black_percent) return;
      if (shape.border && (cell.row == Row{0} || cell.col == Col{0})) return;
      std::vector<int> taken = digits_before(digits, cell, 1, 0);
      for (const int digit : digits_before(digits, cell, 0, 1)) taken.push_back(digit);
      const int digit = random.between(1, 9);
      if (std::ranges::find(taken, digit) == taken.end()) digits[cell] = digit;
    });
    auto squares = squares_with_sums(digits, random);
    Filling answer;
    for_each_cell(size, [&](Cell cell) {
      if (digits[cell] == 0) return;
      answer.digits.push_back(static_cast<std::uint8_t>(digits[cell]));
      if (!shape.border && random.between(0, 19) == 0) squares[cell].given = answer.digits.back();
    });
    return Known{make_puzzle(std::move(squares)).value(), answer};
  });
}

// What the referee finds wrong, with all the time it wants.
inline std::vector<Objection> check(const Puzzle& puzzle, const Filling& filling, Extent extent) {
  Context context({});
  auto ruling = check(puzzle, filling, extent, context);
  RC_ASSERT(!ruling.cut);
  return std::move(ruling.mistakes);
}

// How many fillings the referee lets pass, counted no further than `most`.
inline int count_by_trying(const Puzzle& puzzle, int most, Filling filling, std::size_t next = 0) {
  if (!check(puzzle, filling, Extent::so_far).empty()) return 0;
  if (next == filling.digits.size()) return 1;
  int found = 0;
  for (std::uint8_t digit = 1; digit <= 9 && found < most; ++digit) {
    filling.digits[next] = digit;
    found += count_by_trying(puzzle, most - found, filling, next + 1);
  }
  return found;
}

// Those fillings, no more than `most`.
inline void try_fillings(const Puzzle& puzzle, Filling& filling, std::size_t next, std::size_t most,
                         std::vector<Filling>& found) {
  if (found.size() >= most || !check(puzzle, filling, Extent::so_far).empty()) return;
  if (next == filling.digits.size()) {
    found.push_back(filling);
    return;
  }
  for (std::uint8_t digit = 1; digit <= 9; ++digit) {
    filling.digits[next] = digit;
    try_fillings(puzzle, filling, next + 1, most, found);
  }
  filling.digits[next] = 0;
}

inline std::vector<Filling> fillings_by_trying(const Puzzle& puzzle, std::size_t most) {
  std::vector<Filling> found;
  Filling filling{std::vector<std::uint8_t>(puzzle.cells.size(), 0)};
  try_fillings(puzzle, filling, 0, most, found);
  return found;
}

inline int count_by_trying(const Puzzle& puzzle, int most) {
  return count_by_trying(puzzle, most, Filling{std::vector<std::uint8_t>(puzzle.cells.size(), 0)});
}

}  // namespace quadrille::kakuro
