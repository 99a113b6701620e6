#include "puzzles/tens/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

BoundStrategy<Board, Plan> answering(Plan plan) {
  return [plan = std::move(plan)](const Board&, Context&) { return Outcome<Plan>{Found<Plan>{plan}}; };
}

GameResult result_of(std::string_view board, const BoundStrategy<Board, Plan>& run) {
  Context context({});
  return games().play(drawn(board), run, context);
}

TEST(TensPlay, TheRefereeCountsWhatAPlanClears) {
  const auto result = result_of("19\n55\n", answering({{box(0, 0, 0, 1)}}));
  EXPECT_FALSE(result.won);
  EXPECT_EQ(result.score, 2);
  EXPECT_EQ(result.extra, Record(Record::Map{{"moves", 1}, {"cleared", 2}, {"total", 4}}));
}

TEST(TensPlay, AClearedBoardIsWon) {
  const auto result = result_of("19\n55\n", answering({{box(0, 0, 0, 1), box(1, 0, 1, 1)}}));
  EXPECT_TRUE(result.won);
  EXPECT_EQ(result.score, 4);
}

TEST(TensPlay, AWrongPlanLosesAndSaysWhy) {
  const auto result = result_of("19\n55\n", answering({{box(0, 0, 0, 1), box(0, 0, 0, 1)}}));
  EXPECT_FALSE(result.won);
  EXPECT_EQ(result.score, 0);
  EXPECT_EQ(result.extra, Record(Record::Map{{"error", "move 2 sums to 0, not 10"}}));
}

TEST(TensPlay, ARunThatFoundNothingClearsNothing) {
  const auto result =
      result_of("19\n", [](const Board&, Context&) { return Outcome<Plan>{.end = End::stopped}; });
  EXPECT_FALSE(result.won);
  EXPECT_EQ(result.score, 0);
}

TEST(TensPlay, DealsTheSameGameForTheSameSeed) {
  for (const auto* rule : {"uniform", "multiple", "clearable"}) {
    const Record settings = Record::Map{{"rows", 4}, {"cols", 6}, {"target", 12}, {"rule", rule}};
    Random once(3);
    Random again(3);
    const auto board = games().deal(settings, once).value();
    EXPECT_EQ(board, games().deal(settings, again).value());
    EXPECT_EQ(board.digits.size(), (Size{4, 6}));
    EXPECT_EQ(board.target, 12);
  }
}

TEST(TensPlay, RefusesBadSettings) {
  Random random(1);
  EXPECT_FALSE(games().deal(Record::Map{{"rule", "fair"}}, random));
  EXPECT_FALSE(games().deal(Record::Map{{"rows", 1}, {"cols", 1}, {"rule", "clearable"}}, random));
}

TEST(TensPlay, ReadsAFileOfBoards) {
  const auto boards = games().read("target 12\n57\n@ b\n48\n@\n39\n").value();
  ASSERT_EQ(boards.size(), 3U);
  EXPECT_EQ(boards[0].id, "0");
  EXPECT_EQ(boards[1].id, "b");
  EXPECT_EQ(boards[2].id, "2");
  EXPECT_EQ(games().write(boards[1].puzzle), "target 12\n48\n");
  EXPECT_EQ(games().read("1x\n").error(), (Error{"'x' is not a digit", 1, 2}));
}

}  // namespace
}  // namespace quadrille::tens
