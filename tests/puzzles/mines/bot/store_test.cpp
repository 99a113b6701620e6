#include "puzzles/mines/bot/store/store.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/bot/store/draft.hpp"
#include "puzzles/mines/bot/table.hpp"
#include "puzzles/mines/every_layout.hpp"

namespace quadrille::mines::bot {
namespace {

// A table that has seen a random position of a bounded board, in as many ticks as it takes to show it in
// random pieces; after each, look(table).
template <class Look>
void play(Look&& look) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 20);
  Table table({.bounds = Bounds{{}, position.tiles.size()}, .mines = position.mines});
  std::vector<Sighting> left;
  for_each_cell(position.tiles.size(), [&](Cell cell) { left.push_back({cell, position.tiles[cell]}); });
  while (!left.empty()) {
    std::vector<Sighting> seen;
    for (int i = random.between(1, 8); i > 0 && !left.empty(); --i) {
      std::swap(left[random.below(static_cast<std::uint32_t>(left.size()))], left.back());
      seen.push_back(left.back());
      left.pop_back();
    }
    table.see(seen);
    look(table);
  }
}

// Every cell of the board, with what the store says of it.
template <class Visit>
void for_each_kept(const Store& store, Visit&& visit) {
  for_each_cell(store.board().bounds->size, [&](Cell cell) { visit(cell, store[cell]); });
}

RC_GTEST_PROP(BotStore, ItsSetsAreThoseOfItsCells, ()) {
  play([](const Table& table) {
    Census census;
    std::size_t active = 0;
    std::size_t frontier = 0;
    std::set<Cell> to_visualize;
    std::set<Cell> look;
    std::set<Prospect> unrevealed;
    for_each_kept(table.store, [&](Cell cell, const CellState& state) {
      RC_ASSERT(is_coherent(state));
      census = census + census_of(state);
      const bool seen = state.tile != Tile::unseen;
      if (state.status == Status::active) {
        ++active;
        RC_ASSERT(table.store.active().contains(cell));
      }
      if (state.status == Status::frontier) {
        ++frontier;
        RC_ASSERT(table.store.frontier().contains(cell));
      }
      if (seen && state.status == Status::to_visualize) to_visualize.insert(cell);
      if (!seen && (state.zone != kNoZone || state.finding != Finding::none)) look.insert(cell);
      if (is_inland(state)) unrevealed.insert({count_unknown_beside(table.store, cell), cell});
    });
    RC_ASSERT(table.store.census() == census);
    RC_ASSERT(table.store.active().size() == active);
    RC_ASSERT(table.store.frontier().size() == frontier);
    RC_ASSERT(table.store.to_visualize() == to_visualize);
    RC_ASSERT(table.store.look() == look);
    RC_ASSERT(table.store.unrevealed() == unrevealed);
  });
}

RC_GTEST_PROP(BotStore, EveryZoneHasItsCellsItsNumbersAndItsName, ()) {
  play([](const Table& table) {
    const auto& store = table.store;
    std::size_t in_zones = 0;
    for (const auto& [id, zone] : store.zones()) {
      in_zones += zone.cells.size();
      RC_ASSERT(!zone.cells.empty());
      RC_ASSERT(store.signatures().at(zone.signature) == id);
      RC_ASSERT(store.to_process().contains(id) == (zone.focus == FrontierFocus::to_process));
      for (const auto cell : zone.cells) {
        RC_ASSERT(store[cell].zone == id);
        std::vector<Cell> numbers;
        store.board().for_each_beside(cell, [&](Cell beside) {
          if (is_number(store[beside].tile)) numbers.push_back(beside);
        });
        RC_ASSERT(std::ranges::equal(zone.signature.touched(), numbers));
      }
    }
    RC_ASSERT(store.signatures().size() == store.zones().size());
    for_each_kept(store, [&](Cell, const CellState& state) { in_zones -= state.zone != kNoZone ? 1U : 0U; });
    RC_ASSERT(in_zones == 0U);
  });
}

RC_GTEST_PROP(BotStore, AComponentHasWholeZonesThatNoOtherHas, ()) {
  play([](const Table& table) {
    const auto& store = table.store;
    std::set<ZoneId> zones;
    for (const auto& [id, component] : store.components()) {
      std::set<Cell> numbers;
      for (const auto zone : component.zones) {
        RC_ASSERT(zones.insert(zone).second);
        RC_ASSERT(store.zones().at(zone).component == id);
        for (const auto number : store.zones().at(zone).signature.touched()) numbers.insert(number);
      }
      RC_ASSERT(numbers == std::set<Cell>(component.numbers.begin(), component.numbers.end()));
    }
  });
}

TEST(BotStoreRoom, IsForSoManySquaresAndNotOneMore) {
  const Store store;
  Upsert upsert;
  for (std::size_t i = 0; i < kMostBlocks; ++i)
    upsert.cells.emplace_back(at(kBlockSide * static_cast<int>(i), 0), CellState{});
  EXPECT_TRUE(store.has_room_for(upsert));
  upsert.cells.emplace_back(at(1, 1), CellState{});
  EXPECT_TRUE(store.has_room_for(upsert)) << "of a square that is counted already";
  upsert.cells.emplace_back(at(-1, 0), CellState{});
  EXPECT_FALSE(store.has_room_for(upsert));
}

TEST(BotDraft, ANumberAsksForLessWithEveryConclusion) {
  Table table(bounded(2, 3));
  table.see("?2?\n???\n");
  Draft draft(table.store);
  const auto number = at(0, 1);
  EXPECT_EQ(draft.need_of(number).mines, 2);
  EXPECT_EQ(draft.need_of(number).count, 5U);
  const auto prove = [&](Cell cell, Finding finding) {
    auto state = draft[cell];
    state.finding = finding;
    draft.put(cell, state);
  };
  prove(at(0, 0), Finding::mine);
  prove(at(1, 0), Finding::safe);
  EXPECT_EQ(draft.need_of(number).mines, 1);
  EXPECT_EQ(draft.need_of(number).count, 3U);
  EXPECT_FALSE(draft.need_of(number).is_wrong());
  for (const auto cell : {at(0, 2), at(1, 1), at(1, 2)}) prove(cell, Finding::safe);
  EXPECT_TRUE(draft.need_of(number).is_wrong()) << "a mine is wanted, and no place is left for it";
  prove(at(1, 1), Finding::mine);
  prove(at(1, 2), Finding::mine);
  EXPECT_TRUE(draft.need_of(number).is_wrong()) << "one mine too many";
}

TEST(BotDraft, TheStoreWaitsForTheUpsert) {
  Table table(bounded(1, 3));
  table.see("?1?\n");
  Draft draft(table.store);
  auto state = draft[at(0, 2)];
  state.finding = Finding::mine;
  draft.put(at(0, 2), with_status(state, Status::solved));
  draft.put(at(0, 0), draft[at(0, 0)]);  // written, and not changed
  EXPECT_EQ(draft.census().mines, 1);
  EXPECT_EQ(table.store.census().mines, 0);
  EXPECT_EQ(table.at(0, 2).finding, Finding::none);
  const auto upsert = draft.finish();
  ASSERT_EQ(upsert.cells.size(), 1U);
  EXPECT_EQ(upsert.cells.front().first, at(0, 2));
  EXPECT_EQ(upsert.frontier_remove, std::vector{at(0, 2)});
  table.store.apply(upsert);
  EXPECT_EQ(table.at(0, 2).finding, Finding::mine);
  EXPECT_EQ(table.store.census().mines, 1);
}

}  // namespace
}  // namespace quadrille::mines::bot
