#include "puzzles/kakuro/teach/words.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/teach/mistakes.hpp"

namespace quadrille::kakuro {
namespace {

TEST(KakuroWords, ARunHasItsDirectionItsSumAndWhereItGoes) {
  const auto puzzle = drawn("3 4\nX D4 D6 X\nA6 . . .\nX . . X\n");
  std::vector<std::string> names;
  for (const auto& run : puzzle.runs) names.push_back(name_of(puzzle, run));
  std::ranges::sort(names);
  EXPECT_EQ(names, (std::vector<std::string>{
                       "across 6 at row 2, columns 2 to 4", "down 4 at rows 2 and 3, column 2",
                       "down 6 at rows 2 and 3, column 3", "the across run at row 3, columns 2 and 3"}));
}

TEST(KakuroWords, DigitsAreListedFromTheSmallest) {
  EXPECT_EQ(in_words(digit_bit(7)), "7");
  EXPECT_EQ(in_words(static_cast<Digits>(digit_bit(9) | digit_bit(7))), "7 and 9");
  EXPECT_EQ(in_words(static_cast<Digits>(digit_bit(4) | digit_bit(1) | digit_bit(2))), "1, 2 and 4");
}

// ---- mistakes ----

std::string broken(const Puzzle& puzzle, std::string_view digits) {
  const auto step = broken_rule(puzzle, filled(digits));
  return step ? step->reason : "";
}

TEST(KakuroMistakes, NothingIsWrongWithARightPart) {
  EXPECT_EQ(broken(square(), "...."), "");
  EXPECT_EQ(broken(square(), "1..."), "");
  EXPECT_EQ(broken(square(), "1234"), "");
}

TEST(KakuroMistakes, ADigitTwiceASumMissedAndASumOverrunAreNamed) {
  EXPECT_EQ(broken(square(), "11.."), "across 3 at row 2, columns 2 and 3 holds 1 more than once");
  EXPECT_EQ(broken(square(), "13.."), "across 3 at row 2, columns 2 and 3 is full and sums to 4");
  EXPECT_EQ(broken(square(), "3..."),
            "across 3 at row 2, columns 2 and 3 has open cells and sums to 3 already");
}

TEST(KakuroMistakes, AGivenDigitThatWasChangedComesFirst) {
  const auto puzzle = drawn("3 3\nX D4 D6\nA3 1 .\nA7 . .\n");
  EXPECT_EQ(broken(puzzle, "22.."), "row 2, column 2 is given and was changed");
  EXPECT_EQ(broken(puzzle, "1..."), "");
}

TEST(KakuroMistakes, ARunWithoutAClueHasNoSumToMiss) {
  const auto puzzle = drawn("2 3\nX X X\nX . .\n");
  EXPECT_EQ(broken(puzzle, "98"), "");
  EXPECT_EQ(broken(puzzle, "99"), "the across run at row 2, columns 2 and 3 holds 9 more than once");
}

TEST(KakuroMistakes, AMistakeIsOnlyAboutItsOwnCells) {
  const auto step = broken_rule(square(), filled("1.3.")).value_or(Step{});
  EXPECT_EQ(step.rule, "");
  const auto twice = broken_rule(square(), filled("2.2.")).value();
  EXPECT_EQ(twice.rule, "mistake");
  EXPECT_EQ(twice.because, (std::vector<Cell>{at(1, 1), at(2, 1)}));
  EXPECT_TRUE(twice.marks.empty());
}

TEST(KakuroMistakes, WrongDigitsAreCountedAndTheFirstIsNamed) {
  const auto wrong = [](std::string_view digits) {
    const auto step = wrong_digits(square(), filled(digits), filled("1234"));
    return step ? step->reason : "";
  };
  EXPECT_EQ(wrong("1.3."), "");
  EXPECT_EQ(wrong("2..."), "the digit at row 2, column 2 is wrong");
  EXPECT_EQ(wrong("21.."), "the digit at row 2, column 2 is wrong, and so is 1 more");
  EXPECT_EQ(wrong("214."), "the digit at row 2, column 2 is wrong, and so are 2 more");
}

}  // namespace
}  // namespace quadrille::kakuro
