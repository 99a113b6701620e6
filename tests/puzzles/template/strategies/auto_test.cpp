#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/strategies/list.hpp"

namespace quadrille::template_family {
namespace {

Outcome<Answer> solved(const Puzzle& puzzle, const Record& parameters, Limits limits = {}) {
  Context context({.limits = limits});
  return auto_strategy().bind(parameters).value()(puzzle, context);
}

TEST(TemplateAuto, TriesFirstWhatItIsAskedTo) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  EXPECT_EQ(solved(puzzle, Record::Map{{"first", "tick"}}).answer()->answer, page("x-\n-x\n"));
  EXPECT_EQ(solved(puzzle, Record::Map{{"first", "blank"}}).answer()->answer, page("-x\nx-\n"));
}

TEST(TemplateAuto, WhenItIsCutItReturnsWhatWasGiven) {
  const auto outcome = solved(drawn("1 1\n1 x.\n1 ..\n"), {}, {.nodes = 1});
  EXPECT_EQ(outcome.end, End::nodes);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_FALSE(outcome.answer()->complete);
  EXPECT_EQ(outcome.answer()->answer, page("x.\n..\n"));
}

TEST(TemplateAuto, GivenSquaresThatBreakARuleAreRefusedBeforeAnyLimit) {
  const auto outcome = solved(drawn("1 1\n1 xx\n1 ..\n"), {}, {.nodes = 0});
  ASSERT_NE(outcome.impossible(), nullptr);
  EXPECT_EQ(outcome.impossible()->reason, "row 1 has 2 ticks given, not 1");
}

}  // namespace
}  // namespace quadrille::template_family
