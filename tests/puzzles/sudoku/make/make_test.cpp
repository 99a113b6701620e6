#include <gtest/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"
#include "support/clauses.hpp"

namespace quadrille::sudoku {
namespace {

TEST(SudokuGenerator, MakesPuzzlesWithOneAnswer) {
  for (const int side : {4, 6, 9}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_EQ(count_answers(made(side, seed), 2), 1);
  }
}

TEST(SudokuGenerator, KnowsTheAnswerOfWhatItMakes) {
  Random random(3);
  Context context({});
  const auto puzzle = generate({.side = 16, .symmetry = Symmetry::none}, random, context).value();
  ASSERT_TRUE(puzzle.answer);
  for_each_cell(puzzle.puzzle.givens.size(), [&](Cell cell) {
    const auto given = puzzle.puzzle.givens[cell];
    EXPECT_TRUE(given == 0 || given == puzzle.answer->digits[cell]);
  });
}

TEST(SudokuGenerator, GivenCellsAreSymmetricWhereThatIsAsked) {
  for (const auto symmetry : {Symmetry::rotational, Symmetry::mirror, Symmetry::diagonal}) {
    Random random(5);
    Context context({});
    const auto givens = generate({.symmetry = symmetry}, random, context).value().puzzle.givens;
    for_each_cell(givens.size(), [&](Cell cell) {
      const auto [row, col] = std::pair(cell.row.value, cell.col.value);
      const Cell other = symmetry == Symmetry::rotational ? at(8 - row, 8 - col)
                         : symmetry == Symmetry::mirror   ? at(row, 8 - col)
                                                          : at(col, row);
      EXPECT_EQ(givens[cell] == 0, givens[other] == 0);
    });
  }
}

TEST(SudokuGenerator, LeavesAsManyDigitsAsWereAskedFor) {
  Random random(5);
  Context context({});
  EXPECT_EQ(count_filled(
                generate({.symmetry = Symmetry::none, .givens = 40}, random, context).value().puzzle.givens),
            40U);
}

TEST(SudokuGenerator, SaysWhereAGradeIsOutOfReach) {
  Random random(5);
  Context context({});
  const auto none = generate({.side = 4, .grade = Tier::diabolical}, random, context);
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.find("no such puzzle was found"), std::string::npos);
}

TEST(SudokuEdit, ACellIsGivenADigitOrLosesIt) {
  const auto changed = edit(small(), Mark{at(0, 1), U'.', U'2'}).value();
  EXPECT_EQ(changed.givens[at(0, 1)], 2);
  EXPECT_EQ(edit(changed, Mark{at(0, 1), U'2', U'.'}).value(), small());
  EXPECT_EQ(edit(small(), Mark{at(0, 1), U'.', U'5'}).error().message,
            "a cell is '.' or a digit from 1 to 4");
  EXPECT_EQ(edit(small(), Mark{at(4, 0), U'.', U'1'}).error().message,
            "row 5, column 1 is outside the 4x4 square");
  EXPECT_FALSE(edit(small(), Field{"row 1", "", "3"}));
}

TEST(SudokuEdit, ASheetIsOneOfTheSquares) {
  for (const int side : kSides) EXPECT_EQ(blank_sheet({side, side}).value().side(), side);
  EXPECT_EQ(blank_sheet({9, 6}).error().message,
            "a square has 4, 6, 9 or 16 rows and as many columns, not 9x6");
}

TEST(SudokuRepairs, AMistypedDigitIsFound) {
  auto typo = small();
  typo.givens[at(3, 1)] = 4;  // where 3 was: column 2 has 4 twice
  Context context({});
  const auto found = repairs(typo, context);
  const auto right = std::ranges::find(found, small(), &Repair<Puzzle>::puzzle);
  ASSERT_NE(right, found.end());
  EXPECT_EQ(right->change, "4 at row 4, column 2 becomes 3");
  for (const auto& repair : found) EXPECT_EQ(count_answers(repair.puzzle, 2), 1) << repair.change;
}

TEST(SudokuRepairs, AMissingDigitIsAdded) {
  const auto whole = made(9, 2);
  auto open = whole;
  Cell missing;
  for_each_cell(open.givens.size(), [&](Cell cell) {
    if (open.givens[cell] != 0) missing = cell;
  });
  open.givens[missing] = 0;
  ASSERT_GT(count_answers(open, 2), 1) << "every digit of a puzzle as it is made is needed";
  Context context({});
  const auto found = repairs(open, context);
  EXPECT_NE(std::ranges::find(found, whole, &Repair<Puzzle>::puzzle), found.end());
  for (const auto& repair : found) EXPECT_EQ(count_answers(repair.puzzle, 2), 1) << repair.change;
}

TEST(SudokuRepairs, APuzzleWithOneAnswerNeedsNone) {
  Context context({});
  EXPECT_TRUE(repairs(small(), context).empty());
}

TEST(SudokuClauses, CanBeSatisfiedWhereThereIsAnAnswer) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto puzzle = spoilt(seed % 2 == 0 ? 4 : 6, seed);
    EXPECT_EQ(can_be_satisfied([&](Cnf& cnf) { write_clauses(puzzle, nullptr, cnf); }),
              count_answers(puzzle, 1) == 1)
        << write_rows(puzzle.givens);
  }
}

TEST(SudokuClauses, LeaveOutTheAnswerThatIsKnown) {
  EXPECT_FALSE(can_be_satisfied([](Cnf& cnf) { write_clauses(small(), &small_answer(), cnf); }));
  const Puzzle open{Grid<std::uint8_t>({4, 4})};
  EXPECT_TRUE(can_be_satisfied([&](Cnf& cnf) { write_clauses(open, &small_answer(), cnf); }));
}

TEST(SudokuPicture, BoxesArePartedAndGivenCellsTinted) {
  const auto shown = picture(small(), &small_answer());
  EXPECT_EQ(shown.blocks, (Size{2, 2}));
  EXPECT_EQ(plain_text(shown.board), "1234\n3412\n2143\n4321\n");
  EXPECT_EQ(shown.layers.front().tints.size(), 7U);
  EXPECT_EQ(picture(made(6, 1), nullptr).blocks, (Size{2, 3}));
}

}  // namespace
}  // namespace quadrille::sudoku
