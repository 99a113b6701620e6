#include "puzzles/mines/model/layout.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::mines {
namespace {

int mines_of(const Layout& layout) {
  return static_cast<int>(std::ranges::count(layout.mines.values(), char{1}));
}

RC_GTEST_PROP(MinesDeal, HasTheMinesThatWereAskedForAndKeepsTheStartClear, ()) {
  const int rows = *rc::gen::inRange(3, 12);
  const int cols = *rc::gen::inRange(3, 12);
  const auto start = *rc::gen::element(Start::safe, Start::zero);
  const auto first = at(*rc::gen::inRange(0, rows), *rc::gen::inRange(0, cols));
  const int kept = start == Start::safe ? 1 : 9;
  const Deal asked{.rows = rows,
                   .cols = cols,
                   .mines = *rc::gen::inRange(0, rows * cols - kept + 1),
                   .start = start,
                   .first = std::to_string(first.row.value) + " " + std::to_string(first.col.value)};
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  Random random(seed);
  const auto layout = deal(asked, random).value();
  RC_ASSERT(layout.first == first);
  RC_ASSERT(mines_of(layout) == asked.mines);
  RC_ASSERT(layout.mines[first] == 0);
  if (start == Start::zero) {
    for_each_neighbour(layout.mines.size(), first,
                       [&](Cell beside) { RC_ASSERT(layout.mines[beside] == 0); });
  }
  Random again(seed);
  RC_ASSERT(deal(asked, again).value() == layout);
}

RC_GTEST_PROP(MinesDeal, IsReadAsItWasWritten, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto layout =
      deal({.rows = *rc::gen::inRange(1, 9), .cols = *rc::gen::inRange(2, 9), .mines = 1}, random);
  RC_ASSERT(read_layout(write_layout(*layout)).value() == *layout);
}

TEST(MinesDealt, EveryLayoutIsAsLikelyAsAnyOther) {
  Random random(17);
  std::map<std::string, int> seen;
  constexpr int kDeals = 6'000;
  for (int i = 0; i < kDeals; ++i)
    ++seen[write_layout(deal({.rows = 2, .cols = 2, .mines = 2}, random).value())];
  ASSERT_EQ(seen.size(), 3U);
  for (const auto& [layout, times] : seen) EXPECT_NEAR(times, kDeals / 3, 200) << layout;
}

TEST(MinesDealt, WhatDoesNotFitIsRefusedWithWhatWould) {
  Random random(1);
  const auto refused = [&](const Deal& asked) { return deal(asked, random).error().message; };
  EXPECT_EQ(refused({.rows = 3, .cols = 3, .mines = 9}),
            "9 mines do not fit: the start leaves 8 cells for them");
  EXPECT_EQ(refused({.rows = 3, .cols = 4, .mines = 10, .start = Start::zero}),
            "10 mines do not fit: the start leaves 8 cells for them");
  EXPECT_EQ(refused({.rows = 3, .cols = 4, .mines = 1, .first = "3 0"}),
            "the first cell is 'ROW COLUMN' within the 3x4 board, not '3 0'");
  EXPECT_EQ(refused({.rows = 3, .cols = 4, .mines = 1, .first = "middle"}),
            "the first cell is 'ROW COLUMN' within the 3x4 board, not 'middle'");
}

// A file with one mistake: what is said about it, with its line.
std::string complaint(std::string_view text) {
  const auto layouts = read_layouts(text);
  if (layouts) return "";
  return std::to_string(layouts.error().line) + ": " + layouts.error().message;
}

TEST(MinesLayoutFile, AMistakeIsToldWithItsLine) {
  EXPECT_EQ(complaint("rows 2 cols 2 mines 1 start 0 0\n..\n.*\n"), "");
  EXPECT_EQ(complaint("rows 2 cols 2 mines 1 start 0 0\n..\n"), "1: the layout ends after 1 of 2 rows");
  EXPECT_EQ(complaint("rows 2 cols 2 mines 1 start 0 0\n..\n.*\n..\n"), "4: the layout has 2 rows");
  EXPECT_EQ(complaint("rows 2 cols 2 mines 1 start 0 0\n...\n"), "2: this row has 3 cells, not 2");
  EXPECT_EQ(complaint("rows 2 cols 2 mines 1 start 0 0\n.x\n"), "2: 'x' is not a cell: '.' or '*'");
  EXPECT_EQ(complaint("rows 2 cols 2 mines 2 start 0 0\n..\n.*\n"),
            "1: the layout has 1 mines, its header says 2");
  EXPECT_EQ(complaint("rows 2 cols 2 mines 1 start 1 1\n..\n.*\n"), "1: the start is a mine");
  EXPECT_EQ(complaint("# nothing\n"), "1: the file holds no games");
}

TEST(MinesLayoutFile, GamesOfOneBoardAreLinesOfHexadecimalDigits) {
  const auto games = read_layouts("board 3 2 2 safe 0 0\nfirst 44\nsecond 18\n").value();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].id, "first");
  EXPECT_EQ(write_layout(games[0].puzzle), "rows 2 cols 3 mines 2 start 0 0\n.*.\n..*\n");
  EXPECT_EQ(write_layout(games[1].puzzle), "rows 2 cols 3 mines 2 start 0 0\n...\n**.\n");
  EXPECT_EQ(complaint("board 3 2 1 safe 0 0\ngame 0\n"), "2: 6 cells take 2 hexadecimal digits, not 1");
  EXPECT_EQ(complaint("board 3 2 1 safe 0 0\ngame 0g\n"), "2: 'g' is not a hexadecimal digit");
  EXPECT_EQ(complaint("board 3 2 1 safe 0 0\ngame 01\n"), "2: a mine beyond the last cell");
  EXPECT_EQ(complaint("board 3 2 1 safe 0 0\ngame 80\n"), "2: the start is a mine");
  EXPECT_EQ(complaint("board 3 2 1 safe 0 0\ngame 60\n"), "2: the game has 2 mines, its board says 1");
}

}  // namespace
}  // namespace quadrille::mines
