#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

std::vector<std::string> changes(std::string_view text) {
  Context context({});
  std::vector<std::string> all;
  for (const auto& repair : repairs(drawn(text), context)) {
    EXPECT_EQ(every_answer(repair.puzzle).size(), 1U) << repair.change;
    all.push_back(repair.change);
  }
  return all;
}

TEST(TemplateRepairs, AnySquareSettlesWhichOfTwoPages) {
  const auto all = changes("1 1\n1 ..\n1 ..\n");
  ASSERT_EQ(all.size(), 8U);
  EXPECT_EQ(all.front(), "row 1, column 1 is given as ticked");
}

TEST(TemplateRepairs, NumbersThatDisagreeAreMadeToAgree) {
  EXPECT_EQ(changes("1 1\n1 ..\n2 ..\n"),
            (std::vector<std::string>{"row 1 has 0 ticks", "column 1 has 2 ticks", "column 2 has 2 ticks"}));
}

TEST(TemplateRepairs, APuzzleWithOneAnswerNeedsNone) { EXPECT_TRUE(changes("2 0\n1 ..\n1 ..\n").empty()); }

}  // namespace
}  // namespace quadrille::template_family
