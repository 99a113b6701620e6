#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"
#include "puzzles/template/teach/techniques/list.hpp"

namespace quadrille::template_family {
namespace {

Expected<Grade> graded(std::string_view text, Limits limits = {}) {
  Context context({.limits = limits});
  return grade(drawn(text), context);
}

TEST(TemplateGrade, CountsHowOftenATechniqueWasNeeded) {
  const auto grade = graded("2 0\n1 ..\n1 ..\n");
  ASSERT_TRUE(grade) << grade.error().message;
  EXPECT_EQ(grade->name, "easy");
  EXPECT_EQ(grade->hardest, "settled band");
  EXPECT_EQ(grade->score, 3);
}

TEST(TemplateGrade, ThereIsNoneWithoutASingleAnswer) {
  EXPECT_EQ(graded("1 1\n1 ..\n1 ..\n").error().message,
            "the techniques do not get to the end: the puzzle may have several answers");
  EXPECT_EQ(graded("1 1\n2 ..\n1 ..\n").error().message, "the puzzle has no answer");
  EXPECT_EQ(graded("2 0\n1 ..\n1 ..\n", {.nodes = 1}).error().message,
            "the limits were reached before the grade was known");
}

// Every step holds in every answer: a page that the techniques fill in is the only one.
TEST(TemplateGrade, OnlyAPuzzleWithOneAnswerHasOne) {
  for (const auto& puzzle : small_puzzles()) {
    Context context({});
    if (!grade(puzzle, context)) continue;
    ASSERT_EQ(every_answer(puzzle).size(), 1U);
  }
}

TEST(TemplateTechniques, TiersAscend) { EXPECT_TRUE(tiers_ascend(techniques())); }

}  // namespace
}  // namespace quadrille::template_family
