#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/search/deductions/list.hpp"
#include "puzzles/mines/search/deductions/pattern.hpp"
#include "puzzles/mines/search/deductions/reduction.hpp"

namespace quadrille::mines {
namespace {

// The cells that one rule finds from one number, drawn: '+' safe, '*' mine.
template <class Rule>
std::string found_by(Rule rule, std::string_view text, Cell number) {
  const auto position = drawn(text);
  const auto padded = padded_board_of(position);
  const auto deduction = rule(padded, padded.place(number));
  if (!deduction) return "nothing";
  auto analysis = blank(position);
  for (const auto place : deduction->safe) analysis.findings[padded.cell(place)] = Finding::safe;
  for (const auto place : deduction->mines) analysis.findings[padded.cell(place)] = Finding::mine;
  return write_answer(position, analysis);
}

TEST(Saturation, ANumberThatTouchesItsMinesClearsTheRest) {
  EXPECT_EQ(found_by(saturation, "F1?\n???\n", at(0, 1)), "F1+\n+++\n");
  EXPECT_EQ(found_by(saturation, "F2?\n???\n", at(0, 1)), "nothing");
  EXPECT_EQ(found_by(saturation, "F1\n", at(0, 1)), "nothing");
}

TEST(Emptiness, ANumberWithNoOtherPlaceMakesMines) {
  EXPECT_EQ(found_by(emptiness, "?2?\n000\n", at(0, 1)), "*2*\n000\n");
  EXPECT_EQ(found_by(emptiness, "?1?\n000\n", at(0, 1)), "nothing");
}

TEST(Subset, WhatOneNumberHoldsIsTakenFromTheOther) {
  EXPECT_EQ(found_by(subset, "???\n110\n", at(1, 0)), "??+\n110\n");
  EXPECT_EQ(found_by(subset, "???\n120\n", at(1, 0)), "??*\n120\n");
}

TEST(Difference, TwoNumbersThatOverlapPushTheirMinesApart) {
  EXPECT_EQ(found_by(difference, "????\n1121\n", at(1, 2)), "+??*\n1121\n");
  EXPECT_EQ(found_by(difference, "????\n1111\n", at(1, 2)), "nothing");
}

TEST(Pattern, OneTwoOneFallsAtOnce) {
  PatternTable table;
  const auto rule = [&](const PaddedBoard& padded, PaddedIndex number) {
    return pattern(padded, number, table);
  };
  constexpr std::string_view kWall = "?????\n11211\n";
  EXPECT_EQ(found_by(rule, kWall, at(1, 2)), "+*+*+\n11211\n");
  EXPECT_EQ(found_by(rule, kWall, at(1, 2)), "+*+*+\n11211\n");
  EXPECT_EQ(table.size(), 1U) << "the second time it is looked up";
}

TEST(Reduction, StopsWhereRulesEnd) {
  EXPECT_EQ(findings("mines 2\n?????\n11211\n", Depth::rules), "+*+*+\n11211\n");
  EXPECT_EQ(findings("mines 1\n?100\n?100\n", Depth::rules), "?100\n?100\n");
  EXPECT_EQ(findings("mines 1\n1???\n????\n", Depth::rules), "1???\n????\n") << "the total is no rule";
}

TEST(Reduction, CellsThatAreAllSettledAgainstTheTotalAreAContradiction) {
  for (const auto depth : {Depth::rules, Depth::patterns, Depth::counting}) {
    const auto outcome = analysed(drawn("mines 5\n?????\n11211\n"), depth);
    ASSERT_NE(outcome.impossible(), nullptr);
    EXPECT_EQ(outcome.impossible()->reason, "at most 0 mines more fit, the total leaves 3");
    EXPECT_EQ(outcome.impossible()->cells.size(), 5U);
  }
}

TEST(Reduction, IsPartialUnlessEveryCellIsSettled) {
  EXPECT_FALSE(analysed(drawn("mines 1\n?100\n?100\n"), Depth::rules).answer()->complete);
  EXPECT_TRUE(analysed(drawn("mines 2\n?????\n11211\n"), Depth::rules).answer()->complete);
}

TEST(Reduction, FindsANumberThatContradictsItself) {
  EXPECT_NE(analysed(drawn("FF\n1F\n"), Depth::rules).impossible(), nullptr);
  EXPECT_NE(analysed(drawn("5?\n"), Depth::rules).impossible(), nullptr);
}

RC_GTEST_PROP(ReductionProperty, EveryRuleIsSoundAndPatternsFindNoLess, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 20);
  const auto truth = every_layout(position);
  const auto rules = analysed(position, Depth::rules);
  const auto patterns = analysed(position, Depth::patterns);
  for (std::size_t i = 0; i < truth.cells.size(); ++i) {
    const auto by_rules = rules.answer()->answer.findings[truth.cells[i]];
    const auto by_patterns = patterns.answer()->answer.findings[truth.cells[i]];
    if (by_rules != Finding::none) RC_ASSERT(by_patterns == by_rules);
    if (by_patterns == Finding::safe) RC_ASSERT(truth.with_mine[i] == 0U);
    if (by_patterns == Finding::mine) RC_ASSERT(truth.with_mine[i] == truth.count);
  }
}

}  // namespace
}  // namespace quadrille::mines
