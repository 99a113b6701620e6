#include <gtest/gtest.h>

#include "puzzles/mines/bot/stages/focus.hpp"
#include "puzzles/mines/bot/stages/list.hpp"
#include "puzzles/mines/bot/stages/segmentation.hpp"
#include "puzzles/mines/bot/table.hpp"

// Every state and every focus a cell can have, and what takes it from one to the next.

namespace quadrille::mines::bot {
namespace {

constexpr TickOptions kRulesAlone{.allow_guess = false, .propagate = false, .bypass_actions = 1};
const Board kEndless{.density = 0.2};

// ---- status

TEST(BotStatus, ANumberWithSomethingClosedBesideItIsActive) {
  Table table(bounded(1, 3));
  table.see("?1?");
  EXPECT_EQ(table.at(0, 1).status, Status::active);
}

TEST(BotStatus, ANumberBesideACellNobodyHasSeenIsActive) {
  Table table(kEndless);
  table.see("1");
  EXPECT_EQ(table.at(0, 0).status, Status::active);
}

TEST(BotStatus, ANumberWithNothingClosedBesideItIsSolved) {
  Table table(bounded(1, 2));
  table.see("1*");
  EXPECT_EQ(table.statuses(1, 2), "SS\n");
}

TEST(BotStatus, AClosedCellBesideANumberIsFrontier) {
  Table table(bounded(1, 3));
  table.see("?1?");
  EXPECT_EQ(table.statuses(1, 3), "FAF\n");
}

TEST(BotStatus, AClosedCellBesideNoNumberIsUnrevealed) {
  Table table(bounded(1, 4));
  table.see("1??_");
  EXPECT_EQ(table.at(0, 2).status, Status::unrevealed);
  EXPECT_EQ(table.at(0, 3).status, Status::unrevealed);
}

TEST(BotStatus, WhatVisionReadsIsJustVisualizedUntilItIsClassified) {
  const Store store(bounded(1, 3));
  Draft draft(store);
  const auto changed = see(draft, drawn("?1?"));
  for (int col = 0; col < 3; ++col) EXPECT_EQ(draft[at(0, col)].status, Status::just_visualized);
  (void)reclassify(draft, changed);
  EXPECT_EQ(draft[at(0, 0)].status, Status::frontier);
  EXPECT_EQ(draft[at(0, 1)].status, Status::active);
}

TEST(BotStatus, ACellIsClassifiedWithoutReadingTheStoreAgain) {
  // The store stays as it was: the draft alone knows.
  const Store store(bounded(1, 3));
  Draft draft(store);
  (void)reclassify(draft, see(draft, drawn("?1?")));
  EXPECT_EQ(store[at(0, 1)].tile, Tile::unseen);
  EXPECT_EQ(store.census().seen, 0);
}

TEST(BotStatus, AProvenSafeCellIsToBeVisualizedAndStaysClosedUntilVisionReadsIt) {
  Table table(bounded(1, 3));
  const auto decision = table.see("*1?");
  EXPECT_EQ(table.at(0, 2).status, Status::to_visualize);
  EXPECT_EQ(table.at(0, 2).tile, Tile::closed);
  EXPECT_EQ(decision.upsert.to_visualize, std::vector{at(0, 2)});
  EXPECT_TRUE(table.store.to_visualize().contains(at(0, 2)));
  table.see("*10");
  EXPECT_EQ(table.at(0, 2).status, Status::solved);
  EXPECT_TRUE(table.store.to_visualize().empty());
}

TEST(BotStatus, ANumberStaysActiveBesideASafeCellThatWasNotRead) {
  Table table(bounded(1, 3));
  table.see("*1?");
  EXPECT_EQ(table.at(0, 1).status, Status::active);
}

TEST(BotStatus, AProvenMineIsSolved) {
  Table table(bounded(1, 2));
  table.see("1?");
  EXPECT_EQ(table.at(0, 1).status, Status::solved);
  EXPECT_EQ(table.at(0, 1).finding, Finding::mine);
}

TEST(BotStatus, AnUnrevealedCellBecomesFrontierWhenANumberOpensBesideIt) {
  Table table(kEndless);
  table.see("???");
  EXPECT_EQ(table.statuses(1, 3), "UUU\n");
  table.see("?2?");
  EXPECT_EQ(table.statuses(1, 3), "FAF\n");
}

TEST(BotStatus, AFrontierCellBecomesActiveWhenItsNumberIsRead) {
  Table table(kEndless, kRulesAlone);
  table.see("2??");
  EXPECT_EQ(table.at(0, 1).status, Status::frontier);
  table.see("22?");
  EXPECT_EQ(table.at(0, 1).status, Status::active);
  EXPECT_EQ(table.at(0, 2).status, Status::frontier);
}

TEST(BotStatus, AnActiveNumberBecomesSolvedWhenTheLastCellBesideItIsRead) {
  Table table(bounded(1, 3));
  table.see("*1?");
  EXPECT_EQ(table.at(0, 1).status, Status::active);
  const auto decision = table.see("*10");
  EXPECT_EQ(table.at(0, 1).status, Status::solved);
  EXPECT_EQ(decision.upsert.active_remove, std::vector{at(0, 1)});
  EXPECT_TRUE(table.store.active().empty());
}

TEST(BotStatus, AnActiveNumberBecomesSolvedWhenItsLastMineIsProven) {
  Table table(bounded(1, 3));
  table.see("?2_");
  EXPECT_EQ(table.statuses(1, 2), "SS\n");
  EXPECT_EQ(table.store.look(), std::set{at(0, 2)});
}

TEST(BotStatus, ACellToBeVisualizedBecomesActiveWhenItsNumberLeavesAQuestion) {
  Table table(bounded(2, 3));
  table.see("*1?\n11?");
  EXPECT_EQ(table.statuses(2, 3), "SAV\nSAV\n");
  table.see("*10\n11?");
  EXPECT_EQ(table.at(0, 2).status, Status::active) << "the cell below it is still to be read";
}

TEST(BotStatus, AnUnrevealedCellBecomesActiveWhenItIsOpened) {
  Table table(kEndless);
  table.see("?");
  EXPECT_EQ(table.at(0, 0).status, Status::unrevealed);
  table.see("3");
  EXPECT_EQ(table.at(0, 0).status, Status::active);
}

TEST(BotStatus, AFrontierCellBecomesSolvedWhenItExplodes) {
  Table table(kEndless, kRulesAlone);
  table.see("2??");
  const auto decision = table.see("2*?");
  EXPECT_EQ(table.at(0, 1).status, Status::solved);
  EXPECT_EQ(decision.upsert.frontier_remove, std::vector{at(0, 1)});
}

TEST(BotStatus, AFlagIsTakenForAMine) {
  Table table(bounded(1, 3));
  table.see("F1?");
  EXPECT_EQ(table.statuses(1, 3), "SAV\n");
}

// ---- focus

TEST(BotFocus, EachFocusBelongsToItsStatusAlone) {
  for (const auto status : {Status::unrevealed, Status::just_visualized, Status::active, Status::frontier,
                            Status::solved, Status::to_visualize}) {
    const auto cell =
        with_status({.status = Status::frontier, .frontier_focus = FrontierFocus::processed}, status);
    EXPECT_TRUE(is_coherent(cell)) << name(status);
    EXPECT_EQ(is_coherent({.status = status, .active_focus = ActiveFocus::reduced}),
              status == Status::active);
    EXPECT_EQ(is_coherent({.status = status, .frontier_focus = FrontierFocus::processed}),
              status == Status::frontier);
    EXPECT_FALSE(is_coherent({.status = status,
                              .active_focus = ActiveFocus::reduced,
                              .frontier_focus = FrontierFocus::processed}));
  }
}

TEST(BotFocus, ANewActiveNumberIsToBeReducedAndANewFrontierCellToBeProcessed) {
  const Store store(kEndless);
  Draft draft(store);
  (void)reclassify(draft, see(draft, drawn("1?")));
  EXPECT_EQ(draft[at(0, 0)].active_focus, ActiveFocus::to_reduce);
  EXPECT_EQ(draft[at(0, 1)].frontier_focus, FrontierFocus::to_process);
}

TEST(BotFocus, ANumberThatWasLookedAtIsReduced) {
  Table table(kEndless);
  table.see("2???");
  EXPECT_EQ(table.at(0, 0).active_focus, ActiveFocus::reduced);
}

TEST(BotFocus, AZoneThatWasCountedIsProcessed) {
  Table table(kEndless);
  table.see("2???");
  EXPECT_EQ(table.at(0, 1).frontier_focus, FrontierFocus::processed);
  EXPECT_TRUE(table.store.to_process().empty());
}

TEST(BotFocus, AZoneThatWasBypassedStaysToBeProcessed) {
  // The 0 makes cells safe, which is enough; the zone of the 2 far away has to wait.
  Table table(kEndless);
  auto sightings = drawn("???\n?0?\n???");
  const auto far = drawn("2?", at(0, 20));
  sightings.insert(sightings.end(), far.begin(), far.end());
  const auto decision = table.see(sightings);
  EXPECT_TRUE(decision.stats.bypassed);
  EXPECT_EQ(table.at(0, 21).frontier_focus, FrontierFocus::to_process);
  // Nothing new, and nothing that rules find: now it is its turn.
  EXPECT_FALSE(table.see("").stats.bypassed);
  EXPECT_EQ(table.at(0, 21).frontier_focus, FrontierFocus::processed);
}

struct Woken {
  Store store{kEndless};
  Woken() {
    // Two numbers, reduced, and a zone, processed.
    Draft draft(store);
    draft.put(at(0, 0),
              {.tile = number_tile(2), .status = Status::active, .active_focus = ActiveFocus::reduced});
    draft.put(at(0, 1), {.tile = Tile::closed,
                         .status = Status::frontier,
                         .frontier_focus = FrontierFocus::processed,
                         .zone = 0});
    draft.put(at(5, 5), {.tile = Tile::closed,
                         .status = Status::frontier,
                         .frontier_focus = FrontierFocus::processed,
                         .zone = 0});
    draft.zones.put(0, {.cells = {at(0, 1), at(5, 5)}, .focus = FrontierFocus::processed});
    draft.put(at(0, 7),
              {.tile = number_tile(2), .status = Status::active, .active_focus = ActiveFocus::reduced});
    store.apply(draft.finish());
  }
  // What is awake after the cell at (1, 0) has taken a status.
  Draft after(Status status) {
    Draft draft(store);
    draft.put(at(1, 0), with_status({.tile = Tile::closed}, status));
    promote(draft, std::vector{at(1, 0)});
    return draft;
  }
};

TEST(BotFocus, ACellThatBecomesActiveSolvedOrSafeWakesUpTheNumbersBesideIt) {
  for (const auto status : {Status::active, Status::solved, Status::to_visualize}) {
    Woken woken;
    const auto draft = woken.after(status);
    EXPECT_EQ(draft[at(0, 0)].active_focus, ActiveFocus::to_reduce) << name(status);
    EXPECT_EQ(draft[at(0, 7)].active_focus, ActiveFocus::reduced) << "it is not beside the cell";
  }
}

TEST(BotFocus, ACellThatBecomesActiveSolvedOrSafeWakesUpTheWholeZoneBesideIt) {
  for (const auto status : {Status::active, Status::solved, Status::to_visualize}) {
    Woken woken;
    const auto draft = woken.after(status);
    EXPECT_EQ(draft[at(0, 1)].frontier_focus, FrontierFocus::to_process) << name(status);
    EXPECT_EQ(draft[at(5, 5)].frontier_focus, FrontierFocus::to_process) << "the other end of the zone";
  }
}

TEST(BotFocus, ACellThatBecomesFrontierOrUnrevealedWakesUpNothing) {
  for (const auto status : {Status::frontier, Status::unrevealed, Status::just_visualized}) {
    Woken woken;
    const auto draft = woken.after(status);
    EXPECT_EQ(draft[at(0, 0)].active_focus, ActiveFocus::reduced) << name(status);
    EXPECT_EQ(draft[at(0, 1)].frontier_focus, FrontierFocus::processed) << name(status);
  }
}

TEST(BotFocus, ANumberIsReducedAgainWhenVisionReadsSomethingBesideIt) {
  Table table(kEndless);
  table.see("_____\n_2???\n_____");
  const auto decision = table.see("*????\n?2???\n?????");
  EXPECT_EQ(decision.stats.reduced, 0);
  EXPECT_EQ(table.at(1, 1).active_focus, ActiveFocus::reduced);
  // The second mine: all the rest is safe.
  EXPECT_EQ(table.see("**").stats.reduced, 6);
}

TEST(BotFocus, ACellThatComesIntoSightIsFrontierAndItsWholeZoneToBeProcessed) {
  Table table(kEndless, {.allow_guess = false});
  table.see("1?");
  const auto counted = table.see("");
  EXPECT_EQ(counted.stats.exact.components, 0);
  const auto seen = table.see("_??");
  EXPECT_EQ(seen.stats.exact.components, 0) << "the cell at (0, 2) touches no number";
  EXPECT_EQ(table.see("__\n?").stats.exact.components, 1);
}

TEST(BotFocus, AConclusionWakesUpTheNumbersAndZonesBesideIt) {
  Woken woken;
  Draft draft(woken.store);
  draft.put(at(1, 0), {.tile = Tile::closed});
  conclude(draft, std::vector{at(1, 0)}, {Finding::mine, Reason::counting, {}});
  EXPECT_EQ(draft[at(1, 0)].status, Status::solved);
  EXPECT_EQ(draft[at(0, 0)].active_focus, ActiveFocus::to_reduce);
  EXPECT_EQ(draft[at(0, 1)].frontier_focus, FrontierFocus::to_process);
}

TEST(BotFocus, OnlyNumbersThatAreToBeReducedAreLookedAt) {
  // A 0 that was reduced before, as it is told: nobody looks at it, whatever it would say.
  const Store store(bounded(1, 2));
  Draft draft(store);
  draft.put(at(0, 0),
            {.tile = number_tile(0), .status = Status::active, .active_focus = ActiveFocus::reduced});
  draft.put(at(0, 1), {.tile = Tile::closed, .status = Status::unrevealed});
  Context context({});
  EXPECT_FALSE(reduce_frontier(draft, context));
  EXPECT_TRUE(draft.actions.empty());
  draft.wake(at(0, 0));
  EXPECT_FALSE(reduce_frontier(draft, context));
  EXPECT_EQ(draft.actions.size(), 1U);
  EXPECT_EQ(draft[at(0, 0)].active_focus, ActiveFocus::reduced);
}

// ---- the view of the frontier

TEST(BotFrontier, NamesItsCellsTheNumbersTheyTouchAndWhatEachCellShows) {
  Table table(kEndless, {.allow_guess = false});
  table.see("?2?2?");
  EXPECT_EQ(table.store.frontier(), (std::unordered_set{at(0, 0), at(0, 2), at(0, 4)}));
  const Draft draft(table.store);
  const auto between = signature_of(draft, at(0, 2));
  EXPECT_EQ(std::vector(between.touched().begin(), between.touched().end()),
            (std::vector{at(0, 1), at(0, 3)}));
  EXPECT_EQ(signature_of(draft, at(0, 1)).count, 0U) << "an open cell is no question";
  EXPECT_EQ(draft[at(0, 1)].tile, number_tile(2));
  EXPECT_EQ(draft[at(9, 9)].tile, Tile::unseen);
}

// ---- the zone store

TEST(BotZones, AProcessedZoneIsNotCountedAgainUntilItChanges) {
  Table table(kEndless);
  EXPECT_EQ(table.see("2??").stats.exact.components, 1);
  EXPECT_EQ(table.see("2??").stats.exact.components, 0);
  EXPECT_EQ(table.see("_??", at(40, 40)).stats.exact.components, 0);
  EXPECT_EQ(table.see("23?").stats.exact.components, 1);
}

TEST(BotZones, AChangeElsewhereLeavesAComponentAsItIs) {
  Table table(kEndless);
  table.see("3??");
  EXPECT_EQ(table.see("3??", at(0, 50)).stats.exact.components, 1);
  EXPECT_EQ(table.store.components().size(), 2U);
}

TEST(BotZones, CellsThatTouchTheSameNumbersShareAZone) {
  Table table(kEndless, {.allow_guess = false});
  table.see("?2?2?");
  EXPECT_NE(table.at(0, 0).zone, kNoZone);
  EXPECT_NE(table.at(0, 0).zone, table.at(0, 2).zone) << "it touches both numbers";
  EXPECT_EQ(table.at(0, 0).zone, table.at(1, 0).zone) << "not seen, and beside the same number";
}

TEST(BotZones, AZoneKeepsItsNameWhileItsNumbersStay) {
  Table table(kEndless, {.allow_guess = false});
  table.see("3??");
  const auto zone = table.at(0, 1).zone;
  table.see("???", at(1, 0));
  EXPECT_EQ(table.at(0, 1).zone, zone);
  EXPECT_EQ(table.at(1, 0).zone, zone) << "seen now, a neighbour of the 3 all along";
}

TEST(BotZones, AComponentBeyondTheLimitIsSkippedAndStaysToBeProcessed) {
  Table table(kEndless, {.allow_guess = false, .limits = {.limit_enum = 1}});
  const auto decision = table.see("22??");
  EXPECT_EQ(decision.stats.exact.skipped, 1);
  EXPECT_EQ(table.at(0, 2).frontier_focus, FrontierFocus::to_process);
  EXPECT_FALSE(table.store.to_process().empty());
}

TEST(BotZones, ASkippedComponentIsNotTriedAgainUntilItChanges) {
  Table table(kEndless, {.allow_guess = false, .limits = {.max_component_size = 5}});
  EXPECT_EQ(table.see("22??").stats.exact.skipped, 1);
  EXPECT_EQ(table.see("").stats.exact.skipped, 0);
  EXPECT_EQ(table.see("222?").stats.exact.skipped, 1);
}

TEST(BotZones, ASkippedComponentStillHasEstimatesToGuessBy) {
  Table table(kEndless, {.limits = {.limit_enum = 1}});
  const auto decision = table.see("11??");
  ASSERT_TRUE(decision.best);
  EXPECT_GT(decision.best->risk, 0);
  EXPECT_LT(decision.best->risk, 1);
}

// ---- what is not seen

TEST(BotSight, ANeighbourThatWasNotSeenIsUnknownAndNeverAbsent) {
  // Seen alone, the 1 has one closed neighbour. It may well be one of the other seven.
  Table table(kEndless, {.allow_guess = false});
  EXPECT_TRUE(table.see("1?").actions.empty());
}

TEST(BotSight, LookNamesTheCellsThatWouldCompleteTheFrontier) {
  Table table(bounded(2, 3), {.allow_guess = false});
  table.see("2?_\n?__");
  EXPECT_EQ(table.store.look(), std::set{at(1, 1)});
  table.see("2?_\n??_");
  EXPECT_TRUE(table.store.look().empty());
}

TEST(BotSight, ACellProvenOutOfSightBecomesAnActionWhenItIsSeen) {
  Table table(bounded(1, 3));
  const auto before = table.see("*1_");
  EXPECT_TRUE(before.actions.empty());
  const auto after = table.see("__?");
  ASSERT_EQ(after.actions.size(), 1U);
  EXPECT_EQ(after.actions[0].kind, Kind::safe);
  EXPECT_EQ(after.actions[0].why, Reason::earlier);
}

TEST(BotSight, NegativeCoordinatesAreCellsLikeAnyOther) {
  Table table(kEndless);
  const auto decision = table.see("???\n?0?\n???", at(-1'000'001, -7));
  EXPECT_EQ(decision.actions.size(), 8U);
}

}  // namespace
}  // namespace quadrille::mines::bot
