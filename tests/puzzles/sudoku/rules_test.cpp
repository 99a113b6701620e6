#include "puzzles/sudoku/rules.hpp"

#include <gtest/gtest.h>

#include "puzzles/sudoku/drawn.hpp"

namespace quadrille::sudoku {
namespace {

std::vector<std::string> objections(const Filling& filling, Extent extent = Extent::whole) {
  Context context({});
  std::vector<std::string> reasons;
  for (const auto& mistake : check(small(), filling, extent, context).mistakes)
    reasons.push_back(mistake.reason);
  return reasons;
}

TEST(SudokuRules, TheAnswerIsRight) { EXPECT_TRUE(objections(small_answer()).empty()); }

TEST(SudokuRules, ADigitTwiceInAHouseIsNamedWithTheHouse) {
  EXPECT_EQ(objections(filled("1234\n3412\n2143\n4322\n")),
            (std::vector<std::string>{"row 4 has 2 twice", "column 4 has 2 twice", "box 4 has 2 twice"}));
}

TEST(SudokuRules, ABoxIsAHouseToo) {
  EXPECT_EQ(objections(filled("1.24\n.4.2\n2.4.\n.3..\n"), Extent::so_far),
            std::vector<std::string>{"box 2 has 2 twice"});
}

TEST(SudokuRules, AGivenDigitIsKept) {
  EXPECT_EQ(objections(filled("3214\n1432\n2341\n4123\n")).front(),
            "row 1, column 1 holds 3, but 1 is given");
}

TEST(SudokuRules, OpenCellsAreAMistakeOfAWholeAnswerOnly) {
  EXPECT_EQ(objections(filled("1234\n3412\n2143\n432.\n")),
            std::vector<std::string>{"row 4, column 4 is not filled in"});
  EXPECT_EQ(objections(filled("1234\n3412\n2143\n43..\n")),
            std::vector<std::string>{"2 cells are not filled in, the first is row 4, column 3"});
  EXPECT_TRUE(objections(filled("1234\n3412\n2143\n43..\n"), Extent::so_far).empty());
}

TEST(SudokuRules, ADigitIsOneOfTheSquare) {
  auto answer = small_answer();
  answer.digits[at(0, 1)] = 7;
  EXPECT_EQ(objections(answer), std::vector<std::string>{"row 1, column 2 holds 7, not a digit from 1 to 4"});
}

TEST(SudokuRules, AnAnswerOfAnotherSizeIsWrong) {
  EXPECT_EQ(objections({Grid<std::uint8_t>({9, 9})}),
            std::vector<std::string>{"the answer is 9x9, the puzzle 4x4"});
}

// The words are those of the board, which has letters from ten on.
TEST(SudokuRules, OfASquareOfSixteenDigitsAreNamedAsTheyAreWritten) {
  const Puzzle open{Grid<std::uint8_t>({16, 16})};
  auto filling = blank(open);
  filling.digits[at(3, 0)] = filling.digits[at(3, 9)] = 12;
  Context context({});
  const auto ruling = check(open, filling, Extent::so_far, context);
  ASSERT_EQ(ruling.mistakes.size(), 1U);
  EXPECT_EQ(ruling.mistakes.front(), (Objection{"row 4 has C twice", {at(3, 0), at(3, 9)}}));
  Puzzle given = open;
  given.givens[at(0, 0)] = 16;
  filling = blank(given);
  filling.digits[at(0, 0)] = 10;
  EXPECT_EQ(check(given, filling, Extent::so_far, context).mistakes.front().reason,
            "row 1, column 1 holds A, but G is given");
}

// Whatever cell of an answer is changed, the referee sees it.
TEST(SudokuRules, NoCellOfAnAnswerCanBeAnother) {
  for_each_cell(small().givens.size(), [&](Cell cell) {
    for (std::uint8_t digit = 0; digit <= 5; ++digit) {
      auto answer = small_answer();
      if (answer.digits[cell] == digit) continue;
      answer.digits[cell] = digit;
      EXPECT_FALSE(objections(answer).empty());
    }
  });
}

TEST(SudokuRules, ARefereeWithoutTimeDecidesNothing) {
  std::stop_source stop;
  stop.request_stop();
  Context context({.stop = stop.get_token()});
  EXPECT_FALSE(check(small(), small_answer(), Extent::whole, context).right());
}

}  // namespace
}  // namespace quadrille::sudoku
