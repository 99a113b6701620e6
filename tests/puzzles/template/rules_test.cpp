#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"

namespace quadrille::template_family {
namespace {

std::vector<Objection> mistakes(const Puzzle& puzzle, const Answer& answer, Extent extent) {
  Context context({});
  return check(puzzle, answer, extent, context).mistakes;
}

TEST(TemplateRules, AnAnswerHasTheTicksOfEveryRowAndColumn) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  EXPECT_TRUE(mistakes(puzzle, page("x-\n-x\n"), Extent::whole).empty());
  EXPECT_EQ(mistakes(puzzle, page("xx\n--\n"), Extent::whole),
            (std::vector<Objection>{{"row 1 has 2 ticks, not 1", {at(0, 0), at(0, 1)}},
                                    {"row 2 has 0 ticks, not 1", {at(1, 0), at(1, 1)}}}));
}

TEST(TemplateRules, WhatIsGivenStaysAndWhatIsOpenIsMissingAtTheEnd) {
  const auto puzzle = drawn("1 1\n1 x.\n1 ..\n");
  EXPECT_EQ(mistakes(puzzle, page("-x\nx-\n"), Extent::so_far),
            (std::vector<Objection>{{"row 1, column 1 is given as ticked", {at(0, 0)}}}));
  const auto partial = page("x-\n-.\n");
  EXPECT_TRUE(mistakes(puzzle, partial, Extent::so_far).empty());
  EXPECT_EQ(mistakes(puzzle, partial, Extent::whole).front(),
            (Objection{"row 2, column 2 is open", {at(1, 1)}}));
}

TEST(TemplateRules, APageOfAnotherSizeIsWrong) {
  EXPECT_EQ(mistakes(drawn("1\n1 .\n"), page("x-\n"), Extent::so_far).size(), 1U);
}

}  // namespace
}  // namespace quadrille::template_family
