#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

std::vector<Step> steps(const Puzzle& puzzle, const Answer& from, const Answer* toward = nullptr) {
  Context context({});
  return explain(puzzle, {from, toward, 100}, context);
}

TEST(TemplateExplain, ASettledBandIsWritten) {
  const auto told = steps(drawn("1 1\n1 x.\n1 ..\n"), page("x.\n..\n"));
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told[0].reason, "row 1 has all its ticks: the rest is blank");
  EXPECT_EQ(told[0].marks, (std::vector<Mark>{{at(0, 1), kOpen, kBlank}}));
  EXPECT_EQ(told[1].reason, "column 1 has all its ticks: the rest is blank");
  EXPECT_EQ(told[2].reason, "row 2 needs 1 more and has just as many open squares");
}

TEST(TemplateExplain, AMistakeComesFirstAndAlone) {
  const auto puzzle = drawn("2 0\n1 ..\n1 ..\n");
  const auto broken = steps(puzzle, page("xx\n..\n"));
  ASSERT_EQ(broken.size(), 2U);
  EXPECT_EQ(broken[0].rule, "mistake");
  EXPECT_EQ(broken[0].reason, "row 1 has 2 ticks, not 1");
  const auto wrong = steps(puzzle, page("-.\n..\n"));
  ASSERT_EQ(wrong.size(), 1U);
  EXPECT_EQ(wrong[0].reason, "row 1, column 1 is not so in the only answer");
}

TEST(TemplateExplain, WhereTechniquesEndTheAnswerIsFollowed) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  EXPECT_TRUE(steps(puzzle, blank(puzzle)).empty());
  const auto answer = page("-x\nx-\n");
  const auto told = steps(puzzle, blank(puzzle), &answer);
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told[0].rule, "choice");
  EXPECT_EQ(told[0].marks, (std::vector<Mark>{{at(0, 0), kOpen, kBlank}}));
}

}  // namespace
}  // namespace quadrille::template_family
