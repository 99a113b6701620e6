#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/search/answers.hpp"
#include "puzzles/sudoku/search/searches.hpp"

namespace quadrille::sudoku {
namespace {

// The digits that a cell's row, column and box leave to it, looked up one by one.
std::set<int> possible(const Grid<std::uint8_t>& digits, Cell cell) {
  const int side = digits.rows();
  const auto boxes = *boxes_of(side);
  std::set<int> left;
  for (int digit = 1; digit <= side; ++digit) left.insert(digit);
  for_each_cell(digits.size(), [&](Cell other) {
    const bool box = other.row.value / boxes.rows == cell.row.value / boxes.rows &&
                     other.col.value / boxes.cols == cell.col.value / boxes.cols;
    if (other != cell && (other.row == cell.row || other.col == cell.col || box)) left.erase(digits[other]);
  });
  return left;
}

bool any_digit_twice(const Grid<std::uint8_t>& digits) {
  bool twice = false;
  for_each_cell(digits.size(), [&](Cell cell) {
    twice = twice || (digits[cell] != 0 && !possible(digits, cell).contains(digits[cell]));
  });
  return twice;
}

RC_GTEST_PROP(SudokuClash, IsSeenWhereADigitIsGivenTwice, ()) {
  const int side = *rc::gen::elementOf(std::vector{4, 6, 9});
  const auto puzzle = spoilt(side, *rc::gen::arbitrary<std::uint32_t>());
  const auto objection = clash(puzzle);
  RC_ASSERT(objection.has_value() == any_digit_twice(puzzle.givens));
  if (!objection) return;
  RC_ASSERT(objection->cells.size() >= 2U);
  for (const Cell cell : objection->cells)
    RC_ASSERT(puzzle.givens[cell] == puzzle.givens[objection->cells.front()]);
}

RC_GTEST_PROP(SudokuContradiction, WhatIsShownAtOnceIsThere, ()) {
  const int side = *rc::gen::elementOf(std::vector{4, 6});
  const auto puzzle = spoilt(side, *rc::gen::arbitrary<std::uint32_t>());
  if (count_answers(puzzle, 1) > 0) return;
  const auto objection = why_impossible(puzzle);
  RC_ASSERT(!objection.reason.empty());
  if (objection.reason.find("once the digits") != std::string::npos) return;
  if (objection.reason.starts_with("no digit is left for")) {
    RC_ASSERT(objection.cells.size() == 1U);
    RC_ASSERT(possible(puzzle.givens, objection.cells.front()).empty());
  }
  if (const auto found = objection.reason.find("has no place left for "); found != std::string::npos) {
    const int digit = objection.reason.back() - '0';
    for (const Cell cell : objection.cells) RC_ASSERT(!possible(puzzle.givens, cell).contains(digit));
  }
}

TEST(SudokuContradiction, MayShowOnlyOnceOtherDigitsAreWritten) {
  int later = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto puzzle = spoilt(6, seed);
    if (count_answers(puzzle, 1) > 0) continue;
    const auto objection = why_impossible(puzzle);
    if (objection.reason.find(", once the digits that follow are written") == std::string::npos) continue;
    ++later;
    EXPECT_FALSE(objection.cells.empty());
  }
  EXPECT_GT(later, 0);
}

TEST(SudokuContradiction, OfDigitsThatOnlyTryingRefutesIsTheSearchItself) {
  // Nothing follows from these by singles, and yet no square has them.
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const auto puzzle = spoilt(9, seed);
    Context context({});
    if (clash(puzzle) || !search_nine(puzzle, 1, context).fillings.empty()) continue;
    const auto objection = why_impossible(puzzle);
    const bool by_search = objection.reason.starts_with("the given digits do not go together");
    EXPECT_EQ(by_search, objection.cells.empty()) << objection.reason;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
