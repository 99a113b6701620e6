#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

constexpr auto kHeading =
    "puzzle,strategy,status,ended,unique,score,states,backtracks,pruned,time_ms,peak_bytes,rss_bytes,error\n";

class Compare : public testing::Test {
 protected:
  // A command on three boards: one that is cleared, one without a move, and one whose name is a formula.
  Ended compared(const std::string& command, const Words& more = {}) {
    Words words{command, "tens", folder_.write("boards/cleared.txt", "19\n28\n"),
                folder_.write("boards/stuck.txt", "12\n"), folder_.write("boards/=1+1.txt", "55\n")};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  TempFolder folder_;
};

TEST_F(Compare, SetsTheStrategiesSideBySide) {
  const auto table = compared("compare", {"--strategy", "greedy,auto"});
  EXPECT_EQ(table.code, 0);
  EXPECT_EQ(table.error, "");
  EXPECT_EQ(lines_of(table.out), 7U);
  EXPECT_TRUE(opens_with(table.out, "puzzle "));
  EXPECT_TRUE(says(table.out, "\ncleared.txt  greedy "));
  EXPECT_TRUE(says(table.out, "\ncleared.txt  auto "));
}

TEST_F(Compare, TakesEveryStrategyUnlessTold) {
  const auto strategies = list_at(parsed(run({"strategies", "tens", "--output", "json"}).out), "tens").size();
  for (const Words& all : {Words{}, Words{"--strategy", "all"}}) {
    auto words = all;
    words.insert(words.end(), {"--output", "csv", "--time-limit", "0.05"});
    EXPECT_EQ(lines_of(compared("compare", words).out), 1 + 3 * strategies);
  }
}

TEST_F(Compare, CsvQuotesWhatASpreadsheetWouldTakeForAFormula) {
  const auto csv = compared("compare", {"--strategy", "greedy", "--output", "csv"}).out;
  EXPECT_TRUE(opens_with(csv, kHeading));
  EXPECT_TRUE(says(csv, "\n\"'=1+1.txt\",greedy,solved,finished,,2,"));
  EXPECT_TRUE(says(csv, "\ncleared.txt,greedy,solved,finished,,4,"));
}

TEST_F(Compare, MarkdownIsATable) {
  EXPECT_TRUE(opens_with(compared("compare", {"--strategy", "greedy", "--output", "markdown"}).out,
                         "| puzzle | strategy | status |"));
}

TEST_F(Compare, JsonHasATrialForEach) {
  const auto record = parsed(compared("compare", {"--strategy", "greedy", "--output", "json"}).out);
  EXPECT_EQ(text_at(record, "family"), "tens");
  EXPECT_EQ(count_at(record, "schema"), 1);
  ASSERT_EQ(list_at(record, "trials").size(), 3U);
  EXPECT_EQ(text_at(record, "trials.0.puzzle"), "cleared.txt");
  EXPECT_EQ(text_at(record, "trials.0.strategy"), "greedy");
  EXPECT_EQ(text_at(record, "trials.0.status"), "solved");
  EXPECT_EQ(number_at(record, "trials.0.score"), 4);
  EXPECT_GT(number_at(record, "trials.0.time_ms"), 0);
  EXPECT_EQ(number_at(record, "trials.1.score"), 0);
}

TEST_F(Compare, BenchSummarisesEachStrategy) {
  const auto table = compared("bench", {"--strategy", "greedy,auto"});
  EXPECT_EQ(table.code, 0);
  EXPECT_EQ(lines_of(table.out), 3U);
  EXPECT_TRUE(opens_with(table.out, "strategy  puzzles  solved"));
  EXPECT_TRUE(says(table.out, "\ngreedy          3       3           0     0   2.00 "));
  EXPECT_TRUE(says(table.out, "\nauto            3       3           0     0   2.00 "));
}

TEST_F(Compare, BenchJsonHasSummaryAndTrials) {
  const auto record = parsed(compared("bench", {"--strategy", "greedy,auto", "--output", "json"}).out);
  EXPECT_EQ(list_at(record, "summary").size(), 2U);
  EXPECT_EQ(list_at(record, "trials").size(), 6U);
  EXPECT_EQ(text_at(record, "summary.0.strategy"), "greedy");
  EXPECT_EQ(count_at(record, "summary.0.puzzles"), 3);
  EXPECT_EQ(count_at(record, "summary.0.solved"), 3);
  EXPECT_EQ(count_at(record, "schema"), 1);
}

TEST_F(Compare, BenchWritesARowPerPuzzleAndStrategy) {
  const auto file = folder_.path("bench.csv");
  EXPECT_EQ(compared("bench", {"--strategy", "greedy,auto", "--csv", file}).code, 0);
  const auto csv = folder_.read("bench.csv");
  EXPECT_TRUE(opens_with(csv, kHeading));
  EXPECT_EQ(lines_of(csv), 7U);
  EXPECT_TRUE(says(csv, "\n\"'=1+1.txt\",auto,"));
}

TEST_F(Compare, BenchTakesFoldersAndTheFirstPuzzlesOfThem) {
  (void)compared("compare", {"--strategy", "greedy"});  // writes the boards
  const auto all = run({"bench", "tens", folder_.path("boards"), "--strategy", "greedy", "--output", "json"});
  EXPECT_EQ(list_at(parsed(all.out), "trials").size(), 3U);
  const auto two = run(
      {"bench", "tens", folder_.path("boards"), "--strategy", "greedy", "--first", "2", "--output", "json"});
  EXPECT_EQ(list_at(parsed(two.out), "trials").size(), 2U);
}

TEST_F(Compare, BenchSaysWhichFileIsBadAndGoesOn) {
  const auto bad = folder_.write("bad.txt", "1x\n");
  const auto table = compared("bench", {bad, "--strategy", "greedy", "--output", "json"});
  EXPECT_EQ(table.code, 0);
  EXPECT_EQ(table.error, bad + ":1:2: 'x' is not a digit\n");
  const auto record = parsed(table.out);
  EXPECT_EQ(list_at(record, "trials").size(), 4U);
  EXPECT_EQ(text_at(record, "trials.3.error.message"), "'x' is not a digit");
}

TEST_F(Compare, ABenchThatCouldReadNothingIsExitCode2) {
  const auto missing = run(
      {"bench", "tens", folder_.path("none.txt"), "--strategy", "greedy", "--csv", folder_.path("t.csv")});
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(says(missing.error, "none.txt: no such file"));
  EXPECT_TRUE(says(folder_.read("t.csv"), "\nnone.txt,,error,"));
}

TEST_F(Compare, BenchTellsWhatMemoryWasResident) {
  const auto record = parsed(compared("bench", {"--strategy", "greedy", "--output", "json"}).out);
  EXPECT_GT(count_at(record, "trials.0.rss_bytes"), 1'000'000);
  EXPECT_GT(count_at(record, "summary.0.rss_bytes"), 1'000'000);
}

TEST_F(Compare, BenchWritesCountsByDepthOnRequest) {
  const auto file = folder_.path("shape.csv");
  EXPECT_EQ(compared("bench", {"--strategy", "greedy", "--depths", "--csv", file}).code, 0);
  EXPECT_TRUE(says(folder_.read("shape.csv"), ",error,depth_states,depth_backtracks\n"));
}

TEST_F(Compare, WritesAReportThatStandsAlone) {
  const auto report = folder_.path("report.html");
  const auto table = compared("compare", {"--strategy", "greedy,auto", "--report", report});
  EXPECT_EQ(table.code, 0);
  EXPECT_TRUE(opens_with(table.out, "puzzle "));
  const auto page = folder_.read("report.html");
  EXPECT_TRUE(opens_with(page, "<!DOCTYPE html>"));
  EXPECT_TRUE(says(page, "<td>stuck.txt</td><td>greedy</td>"));
}

TEST_F(Compare, AReportThatCannotBeWrittenIsToldBeforeAnythingIsRun) {
  const auto ended = compared("compare", {"--report", folder_.path("no/such/folder/report.html")});
  EXPECT_EQ(ended.code, 2);
  EXPECT_EQ(ended.out, "");
  EXPECT_TRUE(says(ended.error, "cannot be written"));
}

}  // namespace
}  // namespace quadrille::cli
