#include "puzzles/mines/play/games.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/play/referee.hpp"
#include "puzzles/mines/strategies/list.hpp"

namespace quadrille::mines {
namespace {

constexpr std::string_view kLayout = "rows 3 cols 4 mines 2 start 2 0\n...*\n....\n...*\n";

GameResult played(std::string_view layout, std::string_view strategy) {
  for (const auto& each : strategies()) {
    if (each.info.name != strategy) continue;
    Context context({});
    return games().play(read_layout(layout).value(), each.bind({}).value(), context);
  }
  return {};
}

TEST(Referee, OpensTheNeighboursOfAZero) {
  Referee referee(read_layout(kLayout).value());
  referee.open(at(2, 0));
  EXPECT_EQ(write_rows(referee.position().tiles), "001?\n002?\n001?\n");
  EXPECT_EQ(referee.opened(), 9);
  EXPECT_FALSE(referee.won());
  referee.open(at(1, 3));
  EXPECT_TRUE(referee.won());
}

TEST(Referee, AMineEndsTheGame) {
  Referee referee(read_layout(kLayout).value());
  referee.open(at(0, 3));
  EXPECT_TRUE(referee.lost());
  EXPECT_EQ(referee.position().tiles[at(0, 3)], Tile::mine);
  referee.open(at(0, 0));
  EXPECT_EQ(referee.opened(), 0) << "nothing is opened after the end";
}

TEST(Play, AGameWithoutGuessesIsWonByEveryStrategy) {
  // The total decides in the last column, which is no rule: the two that only reason give up there.
  for (const auto* strategy : {"auto", "csp"}) {
    const auto result = played(kLayout, strategy);
    EXPECT_TRUE(result.won) << strategy;
    EXPECT_EQ(result.guesses, 0U);
    EXPECT_EQ(result.score, 1.0);
  }
  const auto wall = "rows 2 cols 5 mines 1 start 1 0\n....*\n.....\n";
  EXPECT_FALSE(played(wall, "reduce").extra.find("opened") == nullptr);
}

TEST(Play, AGuessCounts) {
  const auto result = played("rows 2 cols 4 mines 1 start 0 3\n*...\n....\n", "auto");
  EXPECT_EQ(result.guesses, 1U);
}

TEST(Play, DealsBoardsThatKeepTheStartRule) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const auto layout =
        deal({.rows = 5, .cols = 6, .mines = 21, .start = Start::zero, .first = "2 3"}, random).value();
    int mines = 0;
    for (const char mine : layout.mines.values()) mines += mine;
    EXPECT_EQ(mines, 21);
    for_each_neighbour(layout.mines.size(), at(2, 3), [&](Cell cell) { EXPECT_EQ(layout.mines[cell], 0); });
    EXPECT_EQ(layout.mines[at(2, 3)], 0);
  }
  Random random(1);
  EXPECT_FALSE(deal({.rows = 5, .cols = 6, .mines = 22, .start = Start::zero, .first = "2 3"}, random));
  EXPECT_FALSE(deal({.rows = 5, .cols = 6, .mines = 1, .first = "5 0"}, random));
}

TEST(Layouts, ReadsGamesColumnsFirst) {
  // Cell 1 and cell 11 of four columns: 0100 0000 0001.
  const auto games = read_layouts("# a comment\nboard 4 3 2 safe 3 0\n7 401\n").value();
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].id, "7");
  EXPECT_EQ(write_layout(games[0].puzzle), "rows 3 cols 4 mines 2 start 0 3\n.*..\n....\n...*\n");
}

TEST(Layouts, ReadsWhatItWrites) {
  const auto layout = read_layout(kLayout).value();
  EXPECT_EQ(write_layout(layout), kLayout);
  EXPECT_EQ(read_layouts("@ a\n" + std::string(kLayout) + "@ b\n" + std::string(kLayout)).value().back().id,
            "b");
}

TEST(Layouts, ErrorsSayWhere) {
  const auto refused = [](std::string_view text) {
    const auto games = read_layouts(text);
    return games ? "read"
                 : std::to_string(games.error().line) + ":" + std::to_string(games.error().column) + ": " +
                       games.error().message;
  };
  EXPECT_EQ(refused("board 4 3 2 safe 3 0\n0 40\n"), "2:3: 12 cells take 3 hexadecimal digits, not 2");
  EXPECT_EQ(refused("board 4 3 2 safe 3 0\n0 4x1\n"), "2:4: 'x' is not a hexadecimal digit");
  EXPECT_EQ(refused("board 4 3 3 safe 3 0\n0 401\n"), "2:3: the game has 2 mines, its board says 3");
  EXPECT_EQ(refused("board 4 3 2 safe 1 0\n0 401\n"), "2:3: the start is a mine");
  EXPECT_EQ(refused("board 4 3\n"), "1:1: games begin with 'board COLS ROWS MINES safe|zero COL ROW'");
  EXPECT_EQ(refused("rows 1 cols 2 mines 1 start 0 0\n.x\n"), "2:2: 'x' is not a cell: '.' or '*'");
  EXPECT_EQ(refused("rows 2 cols 2 mines 1 start 0 0\n.*\n"), "1:1: the layout ends after 1 of 2 rows");
  EXPECT_EQ(refused(""), "1:1: the file holds no games");
}

}  // namespace
}  // namespace quadrille::mines
