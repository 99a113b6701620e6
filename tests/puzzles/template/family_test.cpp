#include "puzzles/template/family.hpp"

#include <gtest/gtest.h>

namespace quadrille::template_family {
namespace {

using namespace std::string_view_literals;

PuzzlePtr page(const Family& family, std::string_view text) {
  return family.read({text}, "").value().front().puzzle;
}

TEST(TemplateFamily, SolvesItsPageAndItsCheckerAgrees) {
  const auto family = template_family::family();
  const auto puzzle = page(*family, "?.?\n.?.\n");
  const auto run = family->bind("auto", {}).value();
  Context context({});
  const auto outcome = run(*puzzle, context);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_EQ(outcome.end, End::finished);
  const auto& found = *outcome.answer();
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(family->write_answer(*puzzle, *found.answer), "x.x\n.x.\n");
  EXPECT_EQ(family->headline(*puzzle, found), "3 of 3 ticked");
  EXPECT_TRUE(family->check(*puzzle, *found.answer, Extent::whole).right());
  EXPECT_EQ(plain_text(family->picture(*puzzle, found.answer.get()).board), "x.x\n.x.\n");
}

TEST(TemplateFamily, ReturnsWhatItHasWhenALimitIsReached) {
  const auto family = template_family::family();
  const auto puzzle = page(*family, "???\n");
  const auto run = family->bind("auto", {}).value();
  Context context({.limits = {.nodes = 2}});
  const auto outcome = run(*puzzle, context);
  EXPECT_EQ(outcome.end, End::nodes);
  EXPECT_FALSE(outcome.answer()->complete);
  EXPECT_EQ(family->write_answer(*puzzle, *outcome.answer()->answer), "xx?\n");
}

TEST(TemplateFamily, AByteLimitEndsTheRunAsMemory) {
  const auto family = template_family::family();
  const auto puzzle = page(*family, "???\n");
  Context context({.limits = {.bytes = 1}});
  const auto outcome = family->bind("auto", {}).value()(*puzzle, context);
  EXPECT_EQ(outcome.end, End::memory);
  EXPECT_FALSE(outcome.answer()->complete);
}

TEST(TemplateFamily, ChecksWholeAndPartialAnswers) {
  const auto family = template_family::family();
  const auto puzzle = page(*family, "?.?\n");
  const auto partial = family->read_answer(*puzzle, "x.?\n"sv).value();
  EXPECT_TRUE(family->check(*puzzle, *partial, Extent::so_far).right());
  EXPECT_EQ(family->check(*puzzle, *partial, Extent::whole).mistakes,
            (std::vector{Objection{"this square is not ticked", {at(0, 2)}}}));
  const auto wrong = family->read_answer(*puzzle, "xxx\n"sv).value();
  EXPECT_EQ(family->check(*puzzle, *wrong, Extent::so_far).mistakes,
            (std::vector{Objection{"this square shall stay blank", {at(0, 1)}}}));
  EXPECT_FALSE(family->read_answer(*puzzle, "xx\n"sv));
}

TEST(TemplateFamily, RefusesBadPagesWithTheirPlace) {
  const auto family = template_family::family();
  const auto fault = [&](std::string_view text) { return family->read({text}, "plain").error(); };
  EXPECT_EQ(fault(""), (Error{"the file holds no page"}));
  EXPECT_EQ(fault("??\n?z\n"), (Error{"'z' is not a square of a page", 2, 2}));
  EXPECT_EQ(fault("??\n?\n"), (Error{"this row has 1 squares, the first has 2", 2, 1}));
  EXPECT_EQ(fault(std::string(1001, '?')), (Error{"a page has at most 1000 rows and 1000 columns"}));
  EXPECT_EQ(fault("x\n"), (Error{"'x' is not a square of a page", 1, 1}));
}

TEST(TemplateFamily, HasItsCoreAlone) {
  const auto family = template_family::family();
  EXPECT_EQ(family->teaching(), nullptr);
  EXPECT_EQ(family->uniqueness(), nullptr);
  EXPECT_EQ(family->games(), nullptr);
  EXPECT_TRUE(family->generators().empty());
  EXPECT_TRUE(family->samples().empty());
}

}  // namespace
}  // namespace quadrille::template_family
