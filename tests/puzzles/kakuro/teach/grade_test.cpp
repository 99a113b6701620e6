#include "puzzles/kakuro/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/make/generate.hpp"
#include "puzzles/kakuro/teach/techniques/list.hpp"

namespace quadrille::kakuro {
namespace {

Expected<Grade> graded(const Puzzle& puzzle) {
  Context context({});
  return grade(puzzle, context);
}

TEST(KakuroGrade, ASquareOfFourCellsIsEasy) {
  const auto grade = graded(square()).value();
  EXPECT_EQ(grade.name, "easy");
  EXPECT_EQ(grade.hardest, "single combination");
  EXPECT_GT(grade.score, 0);
  std::uint64_t uses = 0;
  for (const auto& [technique, times] : grade.techniques) uses += times;
  EXPECT_EQ(uses, 4U);
}

TEST(KakuroGrade, TheTiersOfTheTechniquesAscend) { EXPECT_TRUE(tiers_ascend<Technique>(techniques())); }

TEST(KakuroGrade, WhatIsGeneratedForAGradeHasThatGrade) {
  for (const auto tier : {Tier::easy, Tier::medium, Tier::hard, Tier::expert, Tier::diabolical}) {
    Random random(3);
    Context context({});
    const auto puzzle = generate({.rows = 10, .cols = 10, .grade = tier}, random, context).value();
    EXPECT_EQ(graded(puzzle).value().name, name(tier));
  }
}

TEST(KakuroGrade, WithoutASingleAnswerThereIsNoneAndTheReasonIsSaid) {
  EXPECT_EQ(graded(drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n")).error().message,
            "the puzzle has several answers, so it has no grade");
  EXPECT_EQ(graded(drawn("3 3\nX D4 D6\nA4 . .\nA7 . .\n")).error().message,
            "the puzzle has no answer, so it has no grade");
}

TEST(KakuroGrade, ALimitThatIsReachedIsSaid) {
  Context context({.limits = {.nodes = 1}});
  EXPECT_EQ(grade(square(), context).error().message,
            "the limits were reached before the puzzle was worked out");
}

}  // namespace
}  // namespace quadrille::kakuro
