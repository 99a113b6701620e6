#include "puzzles/mines/bot/talk/overlays.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "puzzles/mines/bot/table.hpp"
#include "puzzles/mines/drawn.hpp"

namespace quadrille::mines::bot {
namespace {

const Layer& layer(const Picture& picture, std::string_view name) {
  return *std::ranges::find(picture.layers, name, &Layer::name);
}

std::string labels(const Layer& layer) {
  std::string text;
  for (const auto& label : layer.labels) text += label.text + ' ';
  return text;
}

TEST(BotOverlays, AreFourUnderTheNamesOfTheDocument) {
  const auto overlays = overlays_of(mines::drawn("?1?\n"), nullptr);
  ASSERT_EQ(overlays.size(), 4U);
  EXPECT_EQ(overlays[0].name, "s4_solver/s40_states_overlays");
  EXPECT_EQ(overlays[1].name, "s4_solver/s41_propagator_overlay");
  EXPECT_EQ(overlays[2].name, "s4_solver/s42_segmentation_overlay");
  EXPECT_EQ(overlays[3].name, "s4_solver/s43_csp_combined_overlay");
}

TEST(BotOverlays, StatesCarryTheirFocusInTheCorner) {
  const auto overlays = overlays_of(mines::drawn("mines 1\n?1?\n"), nullptr);
  EXPECT_EQ(labels(layer(overlays[0].picture, "states")), "P R P ");
  EXPECT_EQ(layer(overlays[0].picture, "states").tints.size(), 3U);
}

TEST(BotOverlays, WhatIsStillToBeDoneHasAQuestionMark) {
  // Under a limit of one zone the component is not processed.
  Table table(Board{.density = 0.2}, {.limits = {.limit_enum = 1}});
  const auto decision = table.see(bot::drawn("?2?2?", at(0, 0)));
  const auto overlays = draw_overlays(table.store, decision.actions, decision.actions);
  const auto marks = labels(layer(overlays[0].picture, "states"));
  EXPECT_NE(marks.find("P? "), std::string::npos) << marks;
  EXPECT_EQ(marks.find('p'), std::string::npos) << marks;
  EXPECT_NE(overlays[0].picture.caption.find("P? still to be"), std::string::npos);
}

TEST(BotOverlays, EveryPhaseShowsWhatItConcluded) {
  // The first two ones share their cells: the third cell is safe. That leaves the rest to single numbers.
  const auto overlays = overlays_of(mines::drawn("mines 2\n?????\n11211\n"), nullptr);
  const auto& picture = overlays[1].picture;
  std::vector<std::string> names;
  std::string marks;
  for (const auto& each : picture.layers) {
    names.push_back(each.name);
    marks += labels(each);
    EXPECT_EQ(each.labels.size(), each.tints.size());
  }
  EXPECT_EQ(names, (std::vector<std::string>{"reducer", "subset", "pairs", "patterns", "counting"}));
  EXPECT_EQ(labels(layer(picture, "subset")).substr(0, 2), "2 ") << marks;
  EXPECT_EQ(labels(layer(picture, "reducer")).substr(0, 2), "1 ") << marks;
  EXPECT_EQ(std::ranges::count(marks, ' '), 5) << "every cell is concluded once";
}

TEST(BotOverlays, ZonesAreNumbered) {
  const auto overlays = overlays_of(mines::drawn("bounded no\ndensity 0.2\n?2?2?\n"), nullptr);
  const auto zones = labels(layer(overlays[2].picture, "zones"));
  EXPECT_EQ(zones.size(), std::string("0 1 2 ").size()) << zones;
}

TEST(BotOverlays, AGuessIsAWhiteCrossAndTheOthersShowTheirChances) {
  const auto overlays = overlays_of(mines::drawn("mines 1\n?1?\n"), nullptr);
  const auto& actions = layer(overlays[3].picture, "actions");
  ASSERT_EQ(actions.shapes.size(), 1U);
  EXPECT_EQ(actions.shapes[0].kind, ShapeKind::cross);
  EXPECT_EQ(actions.shapes[0].role, Role::light);
  EXPECT_EQ(labels(layer(overlays[3].picture, "probabilities")), "50% ");
}

TEST(BotOverlays, ActionsAreOpaqueSymbolsOfTheirOwn) {
  const auto overlays = overlays_of(mines::drawn("*1?\n"), nullptr);
  const auto& picture = overlays[3].picture;
  const auto* swatch = find_swatch(picture, picture.board[at(0, 2)]);
  ASSERT_NE(swatch, nullptr);
  EXPECT_EQ(swatch->spoken, "safe, to be opened now");
}

TEST(BotOverlays, AnAnalysisBringsItsOwnActions) {
  const auto position = mines::drawn("*1?\n");
  const auto nothing_found = blank(position);
  const auto overlays = overlays_of(position, &nothing_found);
  EXPECT_EQ(overlays[3].picture.board[at(0, 2)], U'+') << "known, but no action of this analysis";
}

TEST(BotOverlays, OfALargeBoardThePieceAroundTheActionsIsShown) {
  Table table;
  auto sightings = bot::drawn("???\n?0?\n???", at(500, 900));
  sightings.push_back({at(0, 0), Tile::closed});
  const auto decision = table.see(sightings);
  const auto overlays = draw_overlays(table.store, decision.actions, decision.actions);
  const auto& picture = overlays[3].picture;
  EXPECT_EQ(picture.board.size(), (Size{100, 100}));
  EXPECT_EQ(std::ranges::count(picture.board.values(), U'0'), 1);
}

TEST(BotOverlays, APositionThatContradictsItselfHasNone) {
  EXPECT_TRUE(overlays_of(mines::drawn("?3?\n"), nullptr).empty());
}

}  // namespace
}  // namespace quadrille::mines::bot
