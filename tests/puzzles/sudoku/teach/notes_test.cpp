#include "puzzles/sudoku/teach/notes.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"

namespace quadrille::sudoku {
namespace {

constexpr Digits set_of(std::initializer_list<int> digits) {
  Digits set = 0;
  for (const int digit : digits) set = static_cast<Digits>(set | digit_bit(digit));
  return set;
}

RC_GTEST_PROP(SudokuNotes, StartWithWhatTheHousesOfACellLeaveToIt, ()) {
  const int side = *rc::gen::elementOf(std::vector{4, 6, 9});
  const auto puzzle = made(side, *rc::gen::arbitrary<std::uint32_t>());
  const Notes notes(puzzle, blank(puzzle));
  for (int cell = 0; cell < notes.cells(); ++cell) {
    const auto place = notes.houses().cell(cell);
    RC_ASSERT(notes.is_open(cell) == (puzzle.givens[place] == 0));
    Digits left = notes.is_open(cell) ? all_digits(side) : Digits{0};
    for (int other = 0; other < notes.cells(); ++other) {
      const int digit = puzzle.givens[notes.houses().cell(other)];
      if (other != cell && digit != 0 && notes.houses().sees(cell, other))
        left = static_cast<Digits>(left & ~digit_bit(digit));
    }
    RC_ASSERT(notes[cell] == left);
  }
  RC_ASSERT(!notes.contradictory());
}

RC_GTEST_PROP(SudokuNotes, PlacesAndOpenCellsAreThoseOfTheHouse, ()) {
  const auto puzzle = made(6, *rc::gen::arbitrary<std::uint32_t>());
  const Notes notes(puzzle, blank(puzzle));
  for (int house = 0; house < notes.houses().count(); ++house) {
    std::vector<int> open;
    for (const auto cell : notes.houses().cells[static_cast<std::size_t>(house)]) {
      if (notes.is_open(cell)) open.push_back(cell);
    }
    RC_ASSERT(notes.open_cells(house) == open);
    for (int digit = 1; digit <= 6; ++digit) {
      std::vector<int> places;
      for (const int cell : open) {
        if ((notes[cell] & digit_bit(digit)) != 0) places.push_back(cell);
      }
      RC_ASSERT(notes.places(house, digit) == places);
    }
  }
}

TEST(SudokuNotesOf, APositionStartWithThePlayersDigits) {
  auto position = blank(small());
  position.digits[at(0, 1)] = 2;
  const Notes notes(small(), position);
  EXPECT_FALSE(notes.is_open(1));
  EXPECT_EQ(notes.written().digits, position.digits);
  EXPECT_EQ(notes[2], set_of({3})) << "1, 2 and 4 stand in its row";
}

TEST(SudokuNotesOf, AnEmptySquareLeaveEverythingOpen) {
  const Puzzle open{Grid<std::uint8_t>({4, 4})};
  Notes notes(open, blank(open));
  EXPECT_FALSE(notes.finished());
  EXPECT_EQ(notes[0], all_digits(4));
  notes.note({.narrowed = {{0, set_of({1, 2})}}});
  EXPECT_EQ(notes[0], set_of({1, 2}));
  EXPECT_TRUE(notes.is_open(0)) << "two digits are left, so none is written";
  notes.note({.narrowed = {{0, set_of({2})}}});
  EXPECT_FALSE(notes.is_open(0));
  EXPECT_EQ(notes.written().digits[at(0, 0)], 2);
  for (const auto peer : notes.houses().peers[0]) EXPECT_EQ(notes[peer], set_of({1, 3, 4}));
}

TEST(SudokuNotesOf, ACellThatLosesItsLastDigitAreContradictory) {
  const Puzzle open{Grid<std::uint8_t>({4, 4})};
  Notes notes(open, blank(open));
  notes.note({.narrowed = {{0, set_of({1, 2})}}});
  EXPECT_FALSE(notes.contradictory());
  notes.note({.narrowed = {{0, set_of({3})}}});
  EXPECT_TRUE(notes.contradictory());
}

TEST(SudokuNotesOf, DigitsThatStandTwiceAreContradictory) {
  const auto twice = drawn("1..1\n....\n....\n....\n");
  EXPECT_TRUE(Notes(twice, blank(twice)).contradictory());
}

TEST(SudokuNotesOf, AFindingAreMarksAndCells) {
  const Notes notes(small(), blank(small()));
  const Finding finding{.narrowed = {{1, set_of({2})}, {2, set_of({1, 3})}}, .cells = {0, 5}};
  EXPECT_EQ(notes.marks_of(finding), (std::vector<Mark>{{at(0, 1), U'.', U'2'}}))
      << "only a single digit is written";
  EXPECT_EQ(notes.because_of(finding), (std::vector{at(0, 0), at(1, 1)}));
}

TEST(SudokuNotesOf, APuzzleKnowHowManyAnswersThereAre) {
  Context context({});
  Notes one(small(), blank(small()));
  EXPECT_EQ(one.proof(context).answers, Number::one);
  EXPECT_EQ(one.proof(context).answer, small_answer());
  const auto nodes = context.metrics.nodes;
  EXPECT_EQ(one.proof(context).answers, Number::one);
  EXPECT_EQ(context.metrics.nodes, nodes) << "found out once";
  const Puzzle open{Grid<std::uint8_t>({4, 4})};
  EXPECT_EQ(Notes(open, blank(open)).proof(context).answers, Number::several);
  const auto none = drawn(".12.\n3...\n....\n4...\n");
  EXPECT_EQ(Notes(none, blank(none)).proof(context).answers, Number::none);
}

}  // namespace
}  // namespace quadrille::sudoku
