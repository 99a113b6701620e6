#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/bot/store/block.hpp"
#include "puzzles/mines/bot/store/cell_set.hpp"
#include "puzzles/mines/bot/store/overlay_map.hpp"

namespace quadrille::mines::bot {
namespace {

Cell any_cell() { return at(*rc::gen::inRange(-40, 40), *rc::gen::inRange(-40, 40)); }

RC_GTEST_PROP(BotBlock, EveryCellHasOnePlaceInOneSquareAlsoBelowZero, ()) {
  const auto cell = any_cell();
  const auto index = index_in_block(cell);
  RC_ASSERT(index < Block{}.size());
  RC_ASSERT(cell_in_block(block_of(cell), index) == cell);
}

TEST(BotBlock, SquaresBelowZeroAreAsLargeAsOthers) {
  EXPECT_EQ(block_of(at(-1, 0)), at(-1, 0));
  EXPECT_EQ(block_of(at(-8, 7)), at(-1, 0));
  EXPECT_EQ(block_of(at(-9, 8)), at(-2, 1));
}

RC_GTEST_PROP(BotCellSet, KnowsWhatIsNew, ()) {
  CellSet cells;
  std::set<Cell> known;
  for (int times = 0; times < 60; ++times) {
    const auto cell = any_cell();
    RC_ASSERT(cells.insert(cell) == known.insert(cell).second);
  }
}

// The changes of a map, on top of it and made to a copy of it.
RC_GTEST_PROP(BotOverlayMap, LooksLikeTheMapAfterTheChanges, ()) {
  std::unordered_map<int, int> base;
  for (int key = 0; key < 6; ++key) base[key] = 10 * key;
  const auto before = base;
  OverlayMap<int, int> overlay(base);
  auto changed = base;
  for (int times = 0; times < 30; ++times) {
    const int key = *rc::gen::inRange(0, 12);
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        overlay.put(key, times);
        changed[key] = times;
        break;
      case 1:
        overlay.erase(key);
        changed.erase(key);
        break;
      default:
        if (!changed.contains(key)) break;
        ++overlay.edit(key);
        ++changed[key];
    }
  }
  std::unordered_map<int, int> visited;
  overlay.for_each([&](int key, int value) { RC_ASSERT(visited.emplace(key, value).second); });
  RC_ASSERT(visited == changed);
  for (int key = 0; key < 12; ++key) {
    const auto* value = overlay.find(key);
    RC_ASSERT((value != nullptr) == changed.contains(key));
    if (value != nullptr) RC_ASSERT(*value == changed.at(key));
  }
  RC_ASSERT(base == before);
}

}  // namespace
}  // namespace quadrille::mines::bot
