#include "puzzles/kakuro/rules.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::kakuro {
namespace {

using Mistakes = std::vector<Objection>;

Mistakes whole(const Puzzle& puzzle, std::string_view digits) {
  return check(puzzle, filled(digits), Extent::whole);
}

Mistakes so_far(const Puzzle& puzzle, std::string_view digits) {
  return check(puzzle, filled(digits), Extent::so_far);
}

TEST(KakuroReferee, LetsTheRightFillingPass) {
  EXPECT_EQ(whole(square(), "1234"), Mistakes{});
  EXPECT_EQ(so_far(square(), "1234"), Mistakes{});
}

TEST(KakuroReferee, NamesEveryRunWithAWrongSum) {
  EXPECT_EQ(whole(square(), "1235"),
            (Mistakes{{"the down run at rows 2 and 3, column 3 sums to 7, not 6", {at(1, 2), at(2, 2)}},
                      {"the across run at row 3, columns 2 and 3 sums to 8, not 7", {at(2, 1), at(2, 2)}}}));
}

TEST(KakuroReferee, NamesADigitThatComesTwiceOrMore) {
  const auto line = drawn("2 5\nX X X X X\nA20 . . . .\n");
  EXPECT_EQ(whole(line, "5555"), (Mistakes{{"the across run at row 2, columns 2 to 5 holds 5 4 times",
                                            {at(1, 1), at(1, 2), at(1, 3), at(1, 4)}}}));
  EXPECT_EQ(so_far(line, "5.5."),
            (Mistakes{{"the across run at row 2, columns 2 to 5 holds 5 twice", {at(1, 1), at(1, 3)}}}));
}

TEST(KakuroReferee, ARunWithoutAClueIsCheckedForDifferentDigitsOnly) {
  const auto unclued = drawn("1 3\n. . .\n");
  EXPECT_EQ(whole(unclued, "129"), Mistakes{});
  EXPECT_EQ(whole(unclued, "121"),
            (Mistakes{{"the across run at row 1, columns 1 to 3 holds 1 twice", {at(0, 0), at(0, 2)}}}));
}

TEST(KakuroReferee, ACellInNoRunHoldsAnyDigitButMustHoldOne) {
  const auto lone = drawn("1 3\nX . X\n");
  EXPECT_EQ(whole(lone, "9"), Mistakes{});
  EXPECT_EQ(whole(lone, "."), (Mistakes{{"row 1, column 2 is not filled in", {at(0, 1)}}}));
  EXPECT_EQ(check(lone, {{12}}, Extent::so_far),
            (Mistakes{{"row 1, column 2 holds 12, not a digit from 1 to 9", {at(0, 1)}}}));
}

TEST(KakuroReferee, AWholeFillingHasNoOpenCells) {
  EXPECT_EQ(so_far(square(), "...."), Mistakes{});
  EXPECT_EQ(whole(square(), "12.4"), (Mistakes{{"row 3, column 2 is not filled in", {at(2, 1)}}}));
  EXPECT_EQ(whole(square(), "...."), (Mistakes{{"4 cells are not filled in, the first at row 2, column 2",
                                                {at(1, 1), at(1, 2), at(2, 1), at(2, 2)}}}));
}

TEST(KakuroReferee, AnOpenRunMustStayBelowItsSum) {
  EXPECT_EQ(so_far(square(), "2..."), Mistakes{});
  EXPECT_EQ(
      so_far(square(), "3..."),
      (Mistakes{
          {"the across run at row 2, columns 2 and 3 has 1 open cell and sums to 3 already; its clue is 3",
           {at(1, 1), at(1, 2)}}}));
  EXPECT_EQ(
      so_far(drawn("1 4\nA9 . . .\n"), "9.."),
      (Mistakes{
          {"the across run at row 1, columns 2 to 4 has 2 open cells and sums to 9 already; its clue is 9",
           {at(0, 1), at(0, 2), at(0, 3)}}}));
}

TEST(KakuroReferee, GivenDigitsAreKept) {
  const auto given = drawn("1 3\nA9 4 .\n");
  EXPECT_EQ(whole(given, "45"), Mistakes{});
  EXPECT_EQ(whole(given, "54"), (Mistakes{{"row 1, column 2 holds 5, but 4 is given", {at(0, 1)}}}));
  EXPECT_EQ(so_far(given, ".."), Mistakes{});
}

TEST(KakuroReferee, RefusesAFillingOfAnotherGrid) {
  EXPECT_EQ(whole(square(), "123"), (Mistakes{{"the answer has 3 digits for 4 white cells"}}));
  EXPECT_EQ(so_far(square(), "12345"), (Mistakes{{"the answer has 5 digits for 4 white cells"}}));
}

RC_GTEST_PROP(KakuroReferee, LetsAnswersAndEveryPartOfThemPass, ()) {
  const auto [puzzle, answer] = *any_known({9, 9});
  RC_ASSERT(check(puzzle, answer, Extent::whole).empty());
  auto part = answer;
  for (auto& digit : part.digits) digit = *rc::gen::element(digit, std::uint8_t{0});
  RC_ASSERT(check(puzzle, part, Extent::so_far).empty());
}

// Another digit changes the sum of every run it is in, so a clued cell cannot hide it.
RC_GTEST_PROP(KakuroReferee, PerturbingOneCluedDigitOfAnAnswerFails, ()) {
  auto [puzzle, answer] = *any_known({9, 9});
  std::vector<std::size_t> clued;
  for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    for (const auto run : puzzle.runs_of_cell[cell]) {
      if (run != kNoRun && puzzle.runs[run].sum > 0) clued.push_back(cell);
    }
  }
  RC_PRE(!clued.empty());
  auto& digit = answer.digits[*rc::gen::elementOf(clued)];
  digit =
      *rc::gen::suchThat(rc::gen::inRange<std::uint8_t>(0, 12), [&](auto other) { return other != digit; });
  RC_ASSERT(!check(puzzle, answer, Extent::whole).empty());
}

TEST(KakuroReferee, WithoutTimeWhatIsFilledIsUncheckedAndNothingIsRight) {
  ManualClock clock(std::chrono::milliseconds(1));
  Context context({.limits = {.time = std::chrono::milliseconds(0)}, .clock = &clock});
  const auto ruling = check(square(), filled("12.4"), Extent::so_far, context);
  EXPECT_FALSE(ruling.right());
  EXPECT_TRUE(ruling.cut);
  EXPECT_EQ(ruling.mistakes, Mistakes{});
  EXPECT_EQ(ruling.unchecked, (std::vector{at(1, 1), at(1, 2), at(2, 2)}));
}

TEST(KakuroReferee, WithoutMemoryNothingIsRight) {
  Context context({.limits = {.bytes = 1}});
  const auto ruling = check(square(), filled("1234"), Extent::whole, context);
  EXPECT_TRUE(ruling.cut);
  EXPECT_FALSE(ruling.right());
}

}  // namespace
}  // namespace quadrille::kakuro
