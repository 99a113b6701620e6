#include "puzzles/kakuro/model/answer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

Error fault_of(std::string_view text) {
  const auto filling = read_answer(square(), text);
  return filling ? Error{"no fault"} : filling.error();
}

TEST(KakuroAnswer, IsThePlainFormWithDigits) {
  EXPECT_EQ(write_answer(square(), filled("1234")), "3 3\nX D4 D6\nA3 1 2\nA7 3 4\n");
  EXPECT_EQ(read_answer(square(), "3 3\nX D4 D6\nA3 1 2\nA7 3 4\n"), filled("1234"));
  EXPECT_EQ(read_answer(square(), "3 3\r\n\r\nX  D4\tD6  \r\nA3 1 2\r\nA7 3 4"), filled("1234"));
}

TEST(KakuroAnswer, AnOpenCellStaysOpen) {
  EXPECT_EQ(write_answer(square(), filled("1..4")), "3 3\nX D4 D6\nA3 1 .\nA7 . 4\n");
  EXPECT_EQ(read_answer(square(), "3 3\nX D4 D6\nA3 1 .\nA7 . 4\n"), filled("1..4"));
}

TEST(KakuroAnswer, APointStandsForTheGivenDigit) {
  const auto given = drawn("1 3\nA9 4 .\n");
  EXPECT_EQ(read_answer(given, "1 3\nA9 . 5\n"), filled("45"));
  EXPECT_EQ(read_answer(given, "1 3\nA9 3 5\n"), filled("35"));
  EXPECT_EQ(write_answer(given, blank(given)), "1 3\nA9 4 .\n");
}

TEST(KakuroAnswer, CluesMayStandInEitherOrder) {
  const auto puzzle = drawn("2 2\nA5D7 .\n. X\n");
  EXPECT_EQ(read_answer(puzzle, "2 2\nD7A5 5\n7 X\n"), filled("57"));
}

TEST(KakuroAnswer, FaultsHaveLineAndColumn) {
  EXPECT_EQ(fault_of(""), (Error{"there is no grid: the first line is 'rows cols'", 0, 0}));
  EXPECT_EQ(fault_of("2 3\nX D4 D6\nA3 1 2\n"), (Error{"the answer is 2x3, the puzzle 3x3", 1, 1}));
  EXPECT_EQ(fault_of("3 3\nX D4 D6\nA3 1 2\n"), (Error{"the grid ends after 2 of 3 rows", 3, 1}));
  EXPECT_EQ(fault_of("3 3\nX D4 D6\nA3 X 2\nA7 3 4\n"),
            (Error{"a black square where the puzzle has a white cell", 3, 4}));
  EXPECT_EQ(fault_of("3 3\nX D4 6\nA3 1 2\nA7 3 4\n"),
            (Error{"a white cell where the puzzle has a black square with D6", 2, 6}));
  EXPECT_EQ(fault_of("3 3\nX D4 D6\nA3D2 1 2\nA7 3 4\n"),
            (Error{"a black square with A3 D2 where the puzzle has a black square with A3", 3, 1}));
  EXPECT_EQ(fault_of("3 3\nX D4 D6\nA3 1 0\nA7 3 4\n"), (Error{"a given digit is 1 to 9, not 0", 3, 6}));
  EXPECT_EQ(fault_of("# comment\n3 3\n"), (Error{"'#' is not a whole number", 1, 1}));
}

RC_GTEST_PROP(KakuroAnswer, WhatIsWrittenIsReadBack, ()) {
  const auto [puzzle, answer] = *any_known();
  auto part = answer;
  for (std::size_t i = 0; i < part.digits.size(); ++i) {
    const bool given = puzzle.squares[puzzle.cells[i]].given != 0;
    if (!given && *rc::gen::arbitrary<bool>()) part.digits[i] = 0;
  }
  RC_ASSERT(read_answer(puzzle, write_answer(puzzle, part)).value() == part);
}

TEST(KakuroHeadline, TellsTheSizeOrHowFarTheFillingIs) {
  EXPECT_EQ(headline(square(), {filled("1234")}), "3x3, 4 cells");
  EXPECT_EQ(headline(drawn("1 2\nA5 .\n"), {filled("5")}), "1x2, 1 cell");
  EXPECT_EQ(headline(square(), {filled("1..4"), false}), "2 of 4 cells filled");
}

}  // namespace
}  // namespace quadrille::kakuro
