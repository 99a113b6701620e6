#include <gtest/gtest.h>

#include "puzzles/mines/bot/table.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/formats/plain.hpp"

namespace quadrille::mines::bot {
namespace {

// "safe 0 1 emptiness" and so on, a line per action.
std::string told(const Decision& decision) {
  std::string text;
  for (const auto& action : decision.actions)
    text += std::string(name(action.kind)) + ' ' + std::to_string(action.cell.row.value) + ' ' +
            std::to_string(action.cell.col.value) + ' ' + std::string(name(action.why)) + '\n';
  return text;
}

std::expected<Decision, Objection> tried(const Table& table, std::string_view rows, Cell corner = {}) {
  Context context({});
  PatternTable patterns;
  return tick(table.store, drawn(rows, corner), table.options, patterns, context);
}

TEST(BotTick, AnEffectiveValueOfNoneMakesTheRestSafe) {
  Table table(bounded(1, 3));
  EXPECT_EQ(told(table.see("*1?")), "SAFE 0 2 saturation\n");
}

TEST(BotTick, AnEffectiveValueOfAllThatIsClosedMakesItMines) {
  Table table(bounded(1, 3), {.allow_guess = false});
  EXPECT_EQ(told(table.see("?2?")), "FLAG 0 0 emptiness\nFLAG 0 2 emptiness\n");
}

TEST(BotTick, ReductionGoesOnToAFixedPoint) {
  Table table(bounded(1, 6));
  // The first 1 finds its mine, which settles the second, which leaves one cell to the third.
  EXPECT_EQ(told(table.see("1?1?1?")), "SAFE 0 3 saturation\nFLAG 0 1 emptiness\nFLAG 0 5 emptiness\n");
}

TEST(BotTick, TheSubsetRuleFindsWhatOneNumberAloneDoesNot) {
  Table table(bounded(2, 3));
  EXPECT_EQ(told(table.see("???\n11_")).substr(0, 4), "SAFE");
}

TEST(BotTick, WithoutThePropagatorTheExactCountFindsTheSame) {
  Table with(bounded(2, 3));
  Table without(bounded(2, 3), {.propagate = false});
  with.see("???\n111");
  const auto counted = without.see("???\n111");
  EXPECT_EQ(proven_by(with.store), proven_by(without.store));
  EXPECT_GT(counted.stats.counted, 0);
}

TEST(BotTick, EnoughFromTheRulesBypassesTheExactCount) {
  Table table(bounded(1, 8));
  const auto decision = table.see("*1??2???");
  EXPECT_TRUE(decision.stats.bypassed);
  EXPECT_EQ(decision.stats.exact.components, 0);
}

TEST(BotTick, ABypassThresholdOfZeroNeverBypasses) {
  Table table(bounded(1, 8), {.bypass_actions = 0});
  const auto decision = table.see("*1??1???");
  EXPECT_FALSE(decision.stats.bypassed);
  EXPECT_EQ(decision.stats.exact.components, 1);
}

TEST(BotTick, FlagsAloneDoNotBypassForTheyOpenNothing) {
  Table table(bounded(1, 8));
  EXPECT_FALSE(table.see("1???2??_").stats.bypassed);
}

TEST(BotTick, AGuessOnlyWhereNothingIsSafe) {
  Table table(bounded(1, 3, 1));
  const auto decision = table.see("?1?");
  EXPECT_EQ(told(decision), "GUESS 0 0 safest\n");
  EXPECT_DOUBLE_EQ(decision.actions[0].risk, 0.5);
  Table safe(bounded(1, 3, 1));
  EXPECT_EQ(told(safe.see("?0?")).find("GUESS"), std::string::npos);
}

TEST(BotTick, NoGuessWhileASafeCellWaitsToBeOpened) {
  Table table(bounded(1, 5));
  table.see("*1?__");
  const auto again = table.see("____?");
  EXPECT_TRUE(again.actions.empty());
  EXPECT_FALSE(again.best);
}

TEST(BotTick, WithoutGuessesTheBestIsStillTold) {
  Table table(bounded(1, 3, 1), {.allow_guess = false});
  const auto decision = table.see("?1?");
  EXPECT_TRUE(decision.actions.empty());
  ASSERT_TRUE(decision.best);
  EXPECT_EQ(decision.best->cell, at(0, 0));
}

TEST(BotTick, TheTotalProvesWhatNoNumberCan) {
  Table table(bounded(1, 5, 1));
  EXPECT_EQ(told(table.see("1????")),
            "SAFE 0 2 counting\nSAFE 0 3 counting\nSAFE 0 4 counting\nFLAG 0 1 emptiness\n");
}

TEST(BotTick, WithoutADensityTheLikeliestIsEstimated) {
  Table table(Board{});
  table.see("?3?");
  ASSERT_TRUE(table.store.inland());
  EXPECT_GT(table.store.inland()->odds, 0.05);
  EXPECT_LT(table.store.inland()->odds, 0.5);
}

TEST(BotTick, CleanupIsAListOfItsOwn) {
  Table table(bounded(2, 3));
  const auto decision = table.see("*1?\n_1_");
  // The 1 has found its mine: a click on it opens all that is safe beside it.
  ASSERT_EQ(decision.cleanup.size(), 2U);
  EXPECT_TRUE(decision.cleanup[0].chord);
  EXPECT_EQ(decision.cleanup[0].cell, at(0, 1));
  const auto again = table.see("");
  ASSERT_FALSE(again.cleanup.empty());
  EXPECT_EQ(again.cleanup[0].cell, at(0, 2)) << "announced before, and still closed";
  EXPECT_FALSE(again.cleanup[0].chord);
  EXPECT_TRUE(again.actions.empty());
}

TEST(BotTick, CleanupCanBeTurnedOff) {
  Table table(bounded(2, 3), {.enable_cleanup = false});
  EXPECT_TRUE(table.see("*1?\n_1_").cleanup.empty());
}

TEST(BotTick, ProgressNamesNumbersThatAskForLessThanBefore) {
  Table table(bounded(1, 4), {.allow_guess = false});
  EXPECT_TRUE(table.see("?1??").progress.empty());
  // The 0 makes its neighbour safe, which leaves the 1 one place for its mine.
  EXPECT_EQ(table.see("___0").progress, std::vector{at(0, 1)});
}

TEST(BotTick, TheUpsertTellsAllThatChangedAndNothingElse) {
  Table table(bounded(1, 3));
  const auto first = table.see("?1?");
  EXPECT_EQ(first.upsert.active_add, std::vector{at(0, 1)});
  EXPECT_EQ(first.upsert.frontier_add, (std::vector{at(0, 0), at(0, 2)}));
  const auto second = table.see("*__");
  EXPECT_EQ(second.upsert.frontier_remove, (std::vector{at(0, 0), at(0, 2)}));
  EXPECT_EQ(second.upsert.to_visualize, std::vector{at(0, 2)});
  const auto third = table.see("__0");
  EXPECT_EQ(third.upsert.active_remove, std::vector{at(0, 1)});
  EXPECT_TRUE(table.see("*10").upsert.cells.empty());
}

TEST(BotTick, ANumberThatIsWrongByItselfIsNamed) {
  const Table table(bounded(1, 3));
  const auto wrong = tried(table, "?3?");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().cells, std::vector{at(0, 1)});
}

TEST(BotTick, ANumberWithNothingClosedBesideItIsStillHeldToItsWord) {
  const Table table(bounded(1, 3));
  EXPECT_FALSE(tried(table, "010"));
  EXPECT_FALSE(tried(table, "*1*"));
}

TEST(BotTick, NumbersThatContradictEachOtherAreNamedAndNothingElse) {
  const Table table(Board{.density = 0.2});
  // The 7 needs all that is closed beside it, of which the 1 touches four.
  const auto wrong = tried(table, "71____1");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().cells, (std::vector{at(0, 0), at(0, 1)}));
}

TEST(BotTick, AContradictionThatOnlyCountingFindsIsNamed) {
  // From left to right: not the first, so the second, so neither of the next two but the fourth ... and the
  // last number asks for two where only one cell is left. No number shows it alone.
  const Table table(bounded(2, 7), {.propagate = false});
  const auto wrong = tried(table, "???????\n*22113*");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().reason, "these numbers cannot all be right: no layout of mines fits them");
  EXPECT_GE(wrong.error().cells.size(), 2U);
  for (const auto& cell : wrong.error().cells) EXPECT_EQ(cell.row, Row{1});
}

TEST(BotTick, WhatIsSeenOtherwiseThanBeforeIsAContradiction) {
  Table table(bounded(1, 3));
  table.see("*1?");
  EXPECT_FALSE(tried(table, "_2_"));
  EXPECT_FALSE(tried(table, "?__"));
  EXPECT_FALSE(tried(table, "__*")) << "proven safe";
}

TEST(BotTick, ATotalThatTheNumbersCannotHaveIsAContradiction) {
  const Table table(bounded(1, 7, 1));
  const auto wrong = tried(table, "?1???1?");
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().reason.find("total"), std::string::npos);
}

TEST(BotTick, AContradictionChangesNothing) {
  Table table(Board{.density = 0.2});
  table.see("1??");
  const auto before = proven_by(table.store);
  ASSERT_FALSE(tried(table, "000\n0?0\n010", at(10, 10)));
  EXPECT_EQ(proven_by(table.store), before);
  EXPECT_EQ(table.store.census().seen, 3);
}

TEST(BotTick, AStoppedTickConcludesNothingWrongAndGoesOnInTheNext) {
  Table table(bounded(1, 3), {.bypass_actions = 0});
  Context stopped({.limits = {.nodes = 0}});
  auto decision = tick(table.store, drawn("*1?"), table.options, table.patterns, stopped).value();
  EXPECT_TRUE(decision.actions.empty());
  table.store.apply(decision.upsert);
  EXPECT_EQ(table.at(0, 1).active_focus, ActiveFocus::to_reduce);
  EXPECT_EQ(told(table.see("")), "SAFE 0 2 saturation\n");
}

// ---- policies

TEST(BotPolicy, ThePrudentRefusesALargeRisk) {
  Table table(bounded(1, 3, 1), {.policy = Policy::prudent, .lives = 9});
  const auto decision = table.see("?1?");
  EXPECT_TRUE(decision.actions.empty());
  EXPECT_TRUE(decision.best);
}

TEST(BotPolicy, ThePrudentRisksLessWithTheLastLife) {
  Table last(Board{.density = 0.2}, {.policy = Policy::prudent, .lives = 1});
  EXPECT_TRUE(last.see("1?").actions.empty());
  Table one_of_two(Board{.density = 0.2}, {.policy = Policy::prudent, .lives = 2});
  const auto taken = one_of_two.see("1?");
  ASSERT_EQ(taken.actions.size(), 1U);
  EXPECT_DOUBLE_EQ(taken.actions[0].risk, 0.125);
}

TEST(BotPolicy, TheDesperateTakesAnyRisk) {
  Table table(bounded(1, 2, 1), {.policy = Policy::desperate});
  EXPECT_EQ(table.see("??").actions.size(), 1U);
  Table even(bounded(1, 3, 1), {.policy = Policy::desperate});
  EXPECT_EQ(even.see("?1?").actions.size(), 1U);
}

TEST(BotPolicy, TheAggressivePrefersACellThatTellsMore) {
  // Nearly the same risk everywhere on a thin board; the cells between the numbers touch more of them.
  Table safest(Board{.density = 0.125}, {.policy = Policy::safest});
  Table aggressive(Board{.density = 0.125}, {.policy = Policy::aggressive});
  const auto one = safest.see("???????\n?1???1?\n???????");
  const auto other = aggressive.see("???????\n?1???1?\n???????");
  ASSERT_EQ(other.actions.size(), 1U);
  EXPECT_EQ(other.actions[0].why, Reason::progress);
  EXPECT_LE(other.actions[0].risk, one.best->risk + 0.05);
}

TEST(BotPolicy, ByLivesIsPrudentWithFewAndAggressiveWithMany) {
  Table few(bounded(1, 3, 1), {.policy = Policy::by_lives, .lives = 1});
  EXPECT_TRUE(few.see("?1?").actions.empty());
  Table many(bounded(1, 3, 1), {.policy = Policy::by_lives, .lives = 5});
  EXPECT_EQ(many.see("?1?").actions.size(), 1U);
}

TEST(BotPolicy, TheStrongestPlaysAnEndgameOut) {
  Table table(bounded(4, 5, 5), {.policy = Policy::strongest});
  EXPECT_EQ(told(table.see("?????\n?1???\n?3???\n?????")), "GUESS 0 2 outlook\n");
}

TEST(BotPolicy, TheStrongestGuessesAsTheStrategyAutoDoes) {
  Random random(11);
  int guesses = 0;
  for (int i = 0; i < 300; ++i) {
    auto position = random_position(random, 20);
    Table table(bounded(position.tiles.size().rows, position.tiles.size().cols, position.mines),
                {.bypass_actions = 0, .policy = Policy::strongest});
    const auto decision = table.see(write_rows(position.tiles));
    Context context({});
    position.question = Question::next_opening;
    const auto outcome = analyse(position, Depth::choosing, context);
    const auto& guess = outcome.answer()->answer.guess;
    if (!guess) continue;
    ++guesses;
    ASSERT_FALSE(decision.actions.empty());
    EXPECT_EQ(decision.actions.back().cell, guess->cell) << write_rows(position.tiles);
    EXPECT_NEAR(decision.actions.back().risk, 1 - guess->safety, 1e-9);
  }
  EXPECT_GT(guesses, 50);
}

TEST(BotPolicy, TheStrongestLooksAheadOnAnEndlessBoardAndNotOnAHugeOne) {
  Table endless(Board{.density = 0.2}, {.policy = Policy::strongest});
  EXPECT_EQ(endless.see("??????\n?2112?\n??????", at(-900, 700)).actions.back().why, Reason::outlook);
  Table huge(bounded(200, 200, 8000), {.policy = Policy::strongest});
  EXPECT_EQ(huge.see("??????\n?2112?\n??????", at(50, 50)).actions.back().why, Reason::safest);
}

}  // namespace
}  // namespace quadrille::mines::bot
