#include "puzzles/mines/search/layouts.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/search/rivals.hpp"

namespace quadrille::mines {
namespace {

constexpr std::size_t kMany = 100'000;

std::vector<PaddedIndex> places_of(const PaddedBoard& padded, const std::vector<Cell>& cells) {
  std::vector<PaddedIndex> places;
  for (const auto cell : cells) places.push_back(padded.place(cell));
  return places;
}

// Mines that are still to be laid.
int mines_left(const Position& position) {
  const auto known = std::ranges::count_if(
      position.tiles.values(), [](Tile tile) { return tile == Tile::flagged || tile == Tile::mine; });
  return *position.mines - static_cast<int>(known);
}

struct Listed {
  Position position{};
  EveryLayout truth{};
  LayoutSet set{};
};

// All closed cells of a random position, by trying and by the list; nothing where there are no such cells.
std::optional<Listed> any_list() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Listed listed{.position = random_position(random, 11)};
  listed.truth = every_layout(listed.position, true);
  if (listed.truth.cells.empty()) return std::nullopt;
  const auto padded = padded_board_of(listed.position);
  const auto places = places_of(padded, listed.truth.cells);
  auto set = list_layouts(padded, places, mines_left(listed.position), kMany);
  RC_ASSERT(set.has_value());
  listed.set = std::move(*set);
  return listed;
}

RC_GTEST_PROP(MinesLayouts, AreAllThatFitEachOnce, ()) {
  const auto listed = any_list();
  if (!listed) return;
  const auto& [position, truth, set] = *listed;
  RC_ASSERT(set.count == truth.layouts.size());
  std::multiset<std::vector<char>> found;
  for (std::size_t layout = 0; layout < set.count; ++layout) {
    std::vector<char> mines;
    for (std::size_t cell = 0; cell < set.cells.size(); ++cell)
      mines.push_back(set.seen_at(cell)[layout] == LayoutSet::kMine ? 1 : 0);
    found.insert(std::move(mines));
  }
  RC_ASSERT(found == std::multiset<std::vector<char>>(truth.layouts.begin(), truth.layouts.end()));
}

RC_GTEST_PROP(MinesLayouts, SayWhatNumberWouldBeSeen, ()) {
  const auto listed = any_list();
  if (!listed) return;
  const auto& [position, truth, set] = *listed;
  const auto padded = padded_board_of(position);
  for (std::size_t layout = 0; layout < set.count; ++layout) {
    for (std::size_t cell = 0; cell < set.cells.size(); ++cell) {
      const auto seen = set.seen_at(cell)[layout];
      if (seen == LayoutSet::kMine) continue;
      int mines = 0;
      for_each_neighbour(position.tiles.size(), truth.cells[cell], [&](Cell beside) {
        const auto tile = position.tiles[beside];
        mines += tile == Tile::flagged || tile == Tile::mine ? 1 : 0;
        const auto other = std::ranges::find(set.cells, padded.place(beside));
        if (other == set.cells.end()) return;
        mines += set.seen_at(static_cast<std::size_t>(other - set.cells.begin()))[layout] == LayoutSet::kMine;
      });
      RC_ASSERT(int{seen} == mines);
    }
  }
}

TEST(MinesLayouts, MoreThanAreWantedAreNotListed) {
  const auto position = drawn("mines 2\n????\n");
  const auto padded = padded_board_of(position);
  const auto places = places_of(padded, every_layout(position).cells);
  EXPECT_EQ(list_layouts(padded, places, 2, 6)->count, 6U);
  EXPECT_FALSE(list_layouts(padded, places, 2, 5).has_value());
}

// The rule of the header, cell by cell.
bool are_rivals(const LayoutSet& set, std::size_t a, std::size_t b) {
  for (std::size_t cell = 0; cell < set.cells.size(); ++cell) {
    const auto seen = set.seen_at(cell);
    if (seen[a] != LayoutSet::kMine && seen[b] != LayoutSet::kMine && seen[a] != seen[b]) return false;
  }
  return true;
}

// The largest share of some layouts in which no two are rivals, by trying all shares: no play wins more.
std::size_t largest_without_rivals(const LayoutSet& set, const std::vector<std::uint16_t>& layouts) {
  std::size_t largest = 0;
  for (std::size_t share = 0; share < std::size_t{1} << layouts.size(); ++share) {
    std::vector<std::uint16_t> chosen;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      if ((share >> i & 1U) != 0) chosen.push_back(layouts[i]);
    }
    bool apart = true;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      for (std::size_t j = i + 1; j < chosen.size(); ++j)
        apart = apart && !are_rivals(set, chosen[i], chosen[j]);
    }
    if (apart) largest = std::max(largest, chosen.size());
  }
  return largest;
}

RC_GTEST_PROP(MinesRivals, NeverPromiseFewerWinsThanLayoutsThatCanBeToldApart, ()) {
  const auto listed = any_list();
  if (!listed || listed->set.count == 0) return;
  const auto& set = listed->set;
  std::vector<std::uint16_t> layouts;
  for (std::size_t i = 0; i < std::min<std::size_t>(set.count, 9); ++i)
    layouts.push_back(static_cast<std::uint16_t>(i));
  Rivals rivals(set);
  const auto winnable = rivals.winnable(layouts);
  RC_ASSERT(winnable >= largest_without_rivals(set, layouts));
  RC_ASSERT(winnable <= layouts.size());
  RC_ASSERT(rivals.winnable(layouts) == winnable);
}

TEST(MinesRivals, OfAnUnavoidableFiftyFiftyOneCanBeWon) {
  const auto position = drawn("mines 1\n?1\n?1\n");
  const auto padded = padded_board_of(position);
  const auto set = list_layouts(padded, places_of(padded, every_layout(position).cells), 1, kMany).value();
  ASSERT_EQ(set.count, 2U);
  Rivals rivals(set);
  EXPECT_EQ(rivals.winnable(std::vector<std::uint16_t>{0, 1}), 1U);
  EXPECT_EQ(rivals.winnable(std::vector<std::uint16_t>{1}), 1U);
}

}  // namespace
}  // namespace quadrille::mines
