#include "service/sets/compare.hpp"

#include <gtest/gtest.h>

#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

using namespace std::string_literals;

Trial trial(std::string strategy, double time_ms) {
  return {.puzzle = "p", .strategy = std::move(strategy), .status = Status::solved, .time_ms = time_ms};
}

TEST(StrategyList, IsAllOrThoseNamed) {
  const auto family = lamps::family();
  EXPECT_EQ(strategy_list(*family, ""), (std::vector{"search"s, "endless"s}));
  EXPECT_EQ(strategy_list(*family, "all"), (std::vector{"search"s, "endless"s}));
  EXPECT_EQ(strategy_list(*family, "endless,search"), (std::vector{"endless"s, "search"s}));
  EXPECT_EQ(strategy_list(*family, "search,endles").error().message,
            "unknown strategy 'endles'; did you mean 'endless'? (known: search, endless)");
}

TEST(TryStrategy, TellsWhatTheStrategyDid) {
  const auto family = lamps::family();
  const NamedPuzzle puzzle{"one", lamps::puzzle_of(*family, "1?1 2")};
  const auto done = try_strategy(*family, puzzle, "search", {.strategy = "endless"}, {}).value();
  EXPECT_EQ(done.puzzle, "one");
  EXPECT_EQ(done.strategy, "search") << "the request's own strategy is ignored";
  EXPECT_EQ(done.status, Status::solved);
  EXPECT_EQ(done.unique, true);
  EXPECT_EQ(done.score, 2);
  EXPECT_EQ(done.headline, "101");
  const auto none =
      try_strategy(*family, {"none", lamps::puzzle_of(*family, "0 1")}, "search", {}, {}).value();
  EXPECT_EQ(none.status, Status::impossible);
  EXPECT_FALSE(none.score);
  EXPECT_FALSE(try_strategy(*family, puzzle, "none", {}, {}));
}

TEST(Trials, ARowFitsTheColumns) {
  auto cut = trial("endless", 12.3456);
  cut.status = Status::nodes;
  cut.end = End::nodes;
  cut.score = 7;
  cut.metrics = {.nodes = 100, .backtracks = 5, .pruned = 3, .extra = {}};
  cut.peak_bytes = 4096;
  cut.rss_bytes = 8192;
  EXPECT_EQ(trial_row(cut), (std::vector{"p"s, "endless"s, "nodes"s, "nodes"s, ""s, "7"s, "100"s, "5"s, "3"s,
                                         "12.3456"s, "4096"s, "8192"s, ""s}));
  EXPECT_EQ(trial_columns().size(), trial_row(cut).size());
  EXPECT_EQ(*record_of(cut).find("states"), Record(100));
  EXPECT_TRUE(record_of(cut).find("unique")->is_null());
}

TEST(Trials, CountsByDepthStandInARowOnRequest) {
  auto deep = trial("search", 1);
  deep.metrics.depths = {{.nodes = 1, .backtracks = 0}, {.nodes = 9, .backtracks = 4}};
  const auto row = trial_row(deep, Detail::depths);
  EXPECT_EQ(trial_columns(Detail::depths).size(), row.size());
  EXPECT_EQ(row[row.size() - 2], "1 9");
  EXPECT_EQ(row.back(), "0 4");
  EXPECT_EQ(*record_of(deep, Detail::depths).find("depths"),
            Record(Record::List{Record::List{1, 0}, Record::List{9, 4}}));
  EXPECT_EQ(record_of(deep).find("depths"), nullptr);
}

TEST(Trials, PeopleReadTheirTimes) {
  EXPECT_EQ(table_of({trial("slow", 20'000)}).rows.front().back(), "20 s");
  EXPECT_EQ(table_of({trial("quick", 1.5)}).rows.front().back(), "1.5 ms");
}

TEST(Trials, AFileThatCannotBeReadHasARowThatSaysSo) {
  const auto bad = unreadable("bad.txt", {"'x' is not a digit", 1, 2});
  EXPECT_EQ(trial_row(bad)[0], "bad.txt");
  EXPECT_EQ(trial_row(bad)[2], "error");
  EXPECT_EQ(trial_row(bad).back(), "1:2: 'x' is not a digit");
  EXPECT_EQ(*record_of(bad).find("error")->find("column"), Record(2));
  EXPECT_TRUE(summarise({bad}).empty());
}

TEST(TryStrategy, AnAnswerThatFailsItsCheckIsTheTrialsError) {
  const auto family =
      lamps::family({lamps::strategy("liar", [](const lamps::Puzzle&, Context&) -> Outcome<lamps::Answer> {
        return {Found<lamps::Answer>{{"0"}}};
      })});
  const auto wrong = try_strategy(*family, {"p", lamps::puzzle_of(*family, "1 1")}, "liar", {}, {}).value();
  ASSERT_TRUE(wrong.error);
  EXPECT_EQ(summarise({wrong}).front().faults, 1U);
}

TEST(TryStrategy, WatchesTheMemoryWhereItIsAskedTo) {
  const auto family = lamps::family();
  const NamedPuzzle puzzle{"one", lamps::puzzle_of(*family, "1?1 2")};
  EXPECT_GT(try_strategy(*family, puzzle, "search", {.watch_memory = true}, {})->rss_bytes.value_or(0), 0U);
  EXPECT_FALSE(try_strategy(*family, puzzle, "search", {}, {})->rss_bytes);
}

TEST(Summary, WhatWasNotCheckedIsOpen) {
  auto unchecked = trial("a", 1);
  unchecked.status = Status::not_checked;
  auto none = trial("a", 1);
  none.status = Status::impossible;
  const auto summary = summarise({unchecked, none, trial("a", 1)}).front();
  EXPECT_EQ(summary.open, 1U);
  EXPECT_EQ(summary.impossible, 1U);
  EXPECT_EQ(summary.solved, 1U);
}

TEST(Summary, CountsPerStrategyInTheOrderOfTheTrials) {
  auto open = trial("b", 3);
  open.status = Status::partial;
  open.score = 10;
  auto scored = trial("b", 5);
  scored.score = 20;
  const auto summaries = summarise({open, trial("a", 1), scored});
  ASSERT_EQ(summaries.size(), 2U);
  EXPECT_EQ(summaries[0].strategy, "b");
  EXPECT_EQ(summaries[0].puzzles, 2U);
  EXPECT_EQ(summaries[0].solved, 1U);
  EXPECT_EQ(summaries[0].mean_score, 15);
  EXPECT_EQ(summaries[0].mean_ms, 4);
  EXPECT_FALSE(summaries[1].mean_score);
  EXPECT_TRUE(summarise({}).empty());
}

TEST(Summary, PercentilesAreTheNearestRank) {
  std::vector<Trial> trials;
  for (int i = 100; i >= 1; --i) trials.push_back(trial("a", i));
  const auto hundred = summarise(trials).front();
  EXPECT_EQ(hundred.median_ms, 50);
  EXPECT_EQ(hundred.p95_ms, 95);
  EXPECT_EQ(hundred.max_ms, 100);
  const auto one = summarise({trial("a", 7)}).front();
  EXPECT_EQ(one.median_ms, 7);
  EXPECT_EQ(one.p95_ms, 7);
  const auto three = summarise({trial("a", 1), trial("a", 9), trial("a", 5)}).front();
  EXPECT_EQ(three.median_ms, 5);
  EXPECT_EQ(three.p95_ms, 9);
}

TEST(Summary, ItsTableHasARowPerStrategy) {
  const auto table = table_of(summarise({trial("a", 1), trial("b", 2)}));
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.rows[1],
            (std::vector{"b"s, "1"s, "1"s, "0"s, "0"s, ""s, "2"s, "2"s, "2"s, "2"s, "0"s, "0 B"s, ""s}));
  EXPECT_EQ(table.columns.size(), table.rows[0].size());
  EXPECT_EQ(*record_of(summarise({trial("a", 1)}).front()).find("median_ms"), Record(1.0));
}

}  // namespace
}  // namespace quadrille::service
