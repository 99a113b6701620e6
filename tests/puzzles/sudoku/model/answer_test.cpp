#include "puzzles/sudoku/model/answer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/search/solving.hpp"

namespace quadrille::sudoku {
namespace {

std::string refusal(const Puzzle& puzzle, std::string_view text) {
  const auto answer = read_answer(puzzle, text);
  return answer ? "" : answer.error().message;
}

RC_GTEST_PROP(SudokuAnswer, IsReadAsItWasWritten, ()) {
  const int side = *rc::gen::elementOf(std::vector{4, 6, 9});
  const auto puzzle = made(side, *rc::gen::arbitrary<std::uint32_t>());
  Context context({});
  auto answer = prove(puzzle, context).answer.value();
  // Some cells are still open.
  for_each_cell(answer.digits.size(), [&](Cell cell) {
    if (puzzle.givens[cell] == 0 && *rc::gen::inRange(0, 4) == 0) answer.digits[cell] = 0;
  });
  RC_ASSERT(read_answer(puzzle, write_answer(puzzle, answer)).value() == answer);
}

TEST(SudokuAnswerText, IsALinePerRow) {
  EXPECT_EQ(write_answer(small(), small_answer()), "1234\n3412\n2143\n4321\n");
  EXPECT_EQ(write_answer(small(), blank(small())), "1..4\n.4.2\n2.4.\n.3..\n");
}

TEST(SudokuAnswerText, ADotStandsForAGivenDigit) {
  EXPECT_EQ(read_answer(small(), ".23.\n3.1.\n.1.3\n4.21\n").value(), small_answer());
  EXPECT_EQ(read_answer(small(), "................").value(), blank(small()));
}

TEST(SudokuAnswerText, MayBeWrongAndIsReadAllTheSame) {
  EXPECT_EQ(read_answer(small(), "4...\n....\n....\n....\n").value().digits[at(0, 0)], 4);
}

TEST(SudokuAnswerText, OfAnotherSizeIsRefused) {
  EXPECT_EQ(refusal(small(), std::string(81, '.')), "the answer is 9x9, the puzzle 4x4");
  EXPECT_EQ(read_answer(small(), "1234\n3492\n2143\n4321\n").error(),
            (Error{"'9' is not a digit of a 4x4 square", 2, 3}));
  EXPECT_NE(refusal(small(), ""), "");
}

TEST(SudokuHeadline, SaysHowFarItIsFilled) {
  EXPECT_EQ(headline(small(), blank(small())), "7 of 16 cells filled");
  EXPECT_EQ(headline(small(), small_answer()), "4x4, 7 given");
}

}  // namespace
}  // namespace quadrille::sudoku
