#include "puzzles/kakuro/facets.hpp"

#include <limits>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/make/generate.hpp"
#include "puzzles/kakuro/search/proof.hpp"

namespace quadrille::kakuro {
namespace {

constexpr auto kAll = std::numeric_limits<std::size_t>::max();

std::vector<Step> explained(const Puzzle& puzzle, const Filling& from, std::size_t at_most = kAll) {
  Context context({});
  return explain(puzzle, {.from = from, .at_most = at_most}, context);
}

// The filling with the marks of the steps written into it; every mark must find its cell open.
Filling played(const Puzzle& puzzle, Filling filling, const std::vector<Step>& steps) {
  for (const auto& step : steps) {
    for (const auto& mark : step.marks) {
      const auto cell = std::ranges::find(puzzle.cells, mark.cell) - puzzle.cells.begin();
      EXPECT_EQ(filling.digits[cell], 0) << step.reason;
      EXPECT_EQ(mark.was, U'.');
      filling.digits[cell] = static_cast<std::uint8_t>(mark.now - U'0');
    }
  }
  return filling;
}

Puzzle generated(std::uint64_t seed, std::optional<Tier> grade, int side) {
  Random random(seed);
  Context context({.seed = seed});
  return generate({.rows = side, .cols = side, .grade = grade}, random, context).value();
}

Filling only_answer(const Puzzle& puzzle) {
  Context context({});
  const auto proof = prove(puzzle, context);
  EXPECT_EQ(proof.answers, Answers::one);
  return *proof.answer;
}

class ExplainedGrades : public testing::TestWithParam<Tier> {};

TEST_P(ExplainedGrades, StepsLeadToTheOnlyAnswerAndEachHasAReason) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto puzzle = generated(seed, GetParam(), 10);
    const auto steps = explained(puzzle, blank(puzzle));
    EXPECT_EQ(played(puzzle, blank(puzzle), steps), only_answer(puzzle)) << "seed " << seed;
    for (const auto& step : steps) {
      EXPECT_FALSE(step.rule.empty());
      EXPECT_FALSE(step.reason.empty());
      EXPECT_FALSE(step.because.empty()) << step.reason;
      EXPECT_EQ(step.risk, 0) << step.reason;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Kakuro, ExplainedGrades,
                         testing::Values(Tier::easy, Tier::medium, Tier::hard, Tier::expert,
                                         Tier::diabolical));

RC_GTEST_PROP(KakuroExplain, StepsAreSoundFromAnyRightPosition, ()) {
  const auto seed = *rc::gen::inRange<std::uint64_t>(1, 1000);
  const auto puzzle = generated(seed, std::nullopt, 8);
  const auto answer = only_answer(puzzle);
  auto from = blank(puzzle);
  Random random(seed);
  for (std::size_t cell = 0; cell < from.digits.size(); ++cell) {
    if (random.between(0, 2) == 0) from.digits[cell] = answer.digits[cell];
  }
  RC_ASSERT(played(puzzle, from, explained(puzzle, from)) == answer);
}

TEST(KakuroExplain, AHintIsOneStep) {
  const auto steps = explained(square(), blank(square()), 1);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].marks.size(), 1U);
  EXPECT_TRUE(explained(square(), filled("1234")).empty());
}

TEST(KakuroExplain, ARunWithOneSetOfDigitsIsNamedWithItsDigits) {
  const auto steps = explained(square(), blank(square()), 1);
  EXPECT_EQ(steps[0].rule, "single combination");
  EXPECT_EQ(
      steps[0].reason,
      "across 3 at row 2, columns 2 and 3 can only be 1 and 2, and down 4 at rows 2 and 3, column 2 can "
      "only be 1 "
      "and 3: only 1 is in both: row 2, column 2 is 1");
}

TEST(KakuroExplain, TheLastCellOfARunIsWhatIsToGo) {
  const auto steps = explained(square(), filled("1..."), 1);
  EXPECT_EQ(steps[0].rule, "last cell");
  EXPECT_NE(steps[0].reason.find("has one open cell and 2 to go"), std::string::npos) << steps[0].reason;
}

TEST(KakuroExplain, AMistakeIsToldFirstAndAloneWithoutTheRightDigit) {
  // 3 and 1 sum to the down clue, but the only answer has them the other way round.
  const auto steps = explained(square(), filled("3.1."));
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "mistake");
  EXPECT_TRUE(steps[0].marks.empty());
  EXPECT_FALSE(steps[0].because.empty());
}

TEST(KakuroExplain, ADigitTwiceInARunIsAMistakeWhateverTheAnswers) {
  const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  const auto steps = explained(puzzle, filled("11.."));
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "mistake");
}

TEST(KakuroExplain, WhereThereAreSeveralAnswersTheStepSaysSo) {
  const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  const auto steps = explained(puzzle, blank(puzzle));
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps.back().rule, "several answers");
}

TEST(KakuroExplain, TowardAnAnswerOfSeveralItSaysWhereItIsAChoice) {
  const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  const auto toward = filled("1221");
  Context context({});
  const auto from = blank(puzzle);
  const auto steps = explain(puzzle, {.from = from, .toward = &toward, .at_most = kAll}, context);
  EXPECT_EQ(played(puzzle, from, steps), toward);
  EXPECT_EQ(steps.front().rule, "choice");
}

TEST(KakuroExplain, AStoppedContextEndsItSoundly) {
  const auto puzzle = generated(7, Tier::hard, 10);
  const auto answer = only_answer(puzzle);
  for (const std::uint64_t nodes : {0, 1, 2, 5, 20, 60}) {
    Context context({.limits = {.nodes = nodes}});
    const auto from = blank(puzzle);
    const auto filling = played(puzzle, from, explain(puzzle, {.from = from, .at_most = kAll}, context));
    for (std::size_t cell = 0; cell < answer.digits.size(); ++cell) {
      const bool open = filling.digits[cell] == 0;
      EXPECT_TRUE(open || filling.digits[cell] == answer.digits[cell]);
    }
  }
}

}  // namespace
}  // namespace quadrille::kakuro
