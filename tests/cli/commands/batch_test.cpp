#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

std::vector<Record> records_of(const std::string& text) {
  std::vector<Record> records;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) records.push_back(parsed(line));
  return records;
}

Ended batch(const std::string& input, const Words& more = {}) {
  Words words{"batch", "tens", "--strategy", "greedy"};
  words.insert(words.end(), more.begin(), more.end());
  return run(words, {.input = input});
}

TEST(Batch, AnswersALineBeforeTheNextOneIsThere) {
  for (const auto* threads : {"1", "2", "4"}) {
    Running program({"batch", "tens", "--strategy", "greedy", "--threads", threads});
    for (int i = 0; i < 20; ++i) {
      program.write("{\"id\": " + std::to_string(i) + ", \"puzzle\": \"19\\n28\"}\n");
      const auto record = parsed(program.read_line());
      EXPECT_EQ(count_at(record, "id"), i);
      EXPECT_EQ(text_at(record, "status"), "solved");
    }
    program.close_input();
    EXPECT_EQ(program.finish().code, 0);
  }
}

TEST(Batch, EveryLineIsAWholeAnswer) {
  const auto record = parsed(batch("{\"id\": \"a\", \"puzzle\": \"19\\n28\"}\n").out);
  EXPECT_EQ(text_at(record, "family"), "tens");
  EXPECT_EQ(text_at(record, "strategy"), "greedy");
  EXPECT_EQ(text_at(record, "ended"), "finished");
  EXPECT_EQ(count_at(record, "answer.cleared"), 4);
  EXPECT_GT(number_at(record, "metrics.time_ms"), 0);
  EXPECT_EQ(count_at(record, "metrics.threads"), 1);
  EXPECT_EQ(count_at(record, "schema"), 1);
}

TEST(Batch, EchoesAnIdAsItCame) {
  const auto records = records_of(batch("{\"id\": \"a\", \"puzzle\": \"19\"}\n"
                                        "{\"id\": 7, \"puzzle\": \"19\"}\n"
                                        "{\"id\": [1, {\"x\": null}], \"puzzle\": \"19\"}\n"
                                        "{\"puzzle\": \"19\"}\n")
                                      .out);
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(entry_at(records[0], "id"), Record("a"));
  EXPECT_EQ(entry_at(records[1], "id"), Record(7));
  EXPECT_EQ(entry_at(records[2], "id"), Record(Record::List{1, Record::Map{{"x", nullptr}}}));
  EXPECT_EQ(records[3].find("id"), nullptr);
}

// Boards of very different sizes, so that they are not done in the order they came.
std::string uneven_lines(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i) {
    std::string row(i % 3 == 0 ? 30 : 2, '5');
    std::string board;
    for (std::size_t k = 0; k < row.size(); ++k) board += row + "\\n";
    lines += "{\"id\": " + std::to_string(i) + ", \"puzzle\": \"" + board + "\"}\n";
  }
  return lines;
}

TEST(Batch, KeepsTheOrderOfTheInputWithAnyNumberOfThreads) {
  for (const auto* threads : {"1", "2", "8"}) {
    const auto records = records_of(batch(uneven_lines(60), {"--threads", threads}).out);
    ASSERT_EQ(records.size(), 60U);
    for (int i = 0; i < 60; ++i) EXPECT_EQ(count_at(records[static_cast<std::size_t>(i)], "id"), i);
  }
}

TEST(Batch, UnorderedAnswersEveryLineOnce) {
  std::vector<std::int64_t> ids;
  for (const auto& record : records_of(batch(uneven_lines(60), {"--threads", "4", "--unordered"}).out)) {
    ids.push_back(count_at(record, "id"));
  }
  std::ranges::sort(ids);
  ASSERT_EQ(ids.size(), 60U);
  for (int i = 0; i < 60; ++i) EXPECT_EQ(ids[static_cast<std::size_t>(i)], i);
}

TEST(Batch, ABadLineIsAnsweredWithItsErrorAndTheRunGoesOn) {
  const auto ended = batch(
      "{\"id\": 1, \"puzzle\": \"19\\n2\"}\n"
      "this is no JSON\n"
      "[1, 2]\n"
      "{\"id\": 4}\n"
      "{\"id\": 5, \"puzzle\": \"19\", \"strategy\": \"gredy\"}\n"
      "{\"id\": 6, \"puzzle\": \"19\", \"params\": {\"prefer\": \"nothing\"}}\n"
      "{\"id\": 7, \"puzzle\": \"19\", \"time_limit\": \"soon\"}\n"
      "{\"id\": 8, \"puzzle\": \"@ a\\n19\\n@ b\\n28\"}\n"
      "{\"id\": 9, \"puzzle\": \"19\", \"colour\": \"red\"}\n"
      "{\"id\": 10, \"puzzle\": \"19\"}\n");
  EXPECT_EQ(ended.code, 0);
  const auto records = records_of(ended.out);
  ASSERT_EQ(records.size(), 10U);
  EXPECT_TRUE(says(text_at(records[0], "error.message"), "this row has 1 cells"));
  EXPECT_EQ(count_at(records[0], "id"), 1);
  EXPECT_EQ(count_at(records[0], "error.line"), 2);
  EXPECT_EQ(count_at(records[0], "error.column"), 1);
  EXPECT_TRUE(says(text_at(records[1], "error.message"), "not JSON"));
  EXPECT_TRUE(says(text_at(records[2], "error.message"), "a line is a JSON object"));
  EXPECT_TRUE(says(text_at(records[3], "error.message"), "\"puzzle\""));
  EXPECT_TRUE(entry_at(records[3], "error.line").is_null());
  EXPECT_TRUE(says(text_at(records[4], "error.message"), "did you mean 'greedy'?"));
  EXPECT_TRUE(says(text_at(records[5], "error.message"), "'prefer' is most|fewest|largest_digit"));
  EXPECT_TRUE(says(text_at(records[6], "error.message"), "\"time_limit\""));
  EXPECT_TRUE(says(text_at(records[7], "error.message"), "a line holds one puzzle, not 2"));
  EXPECT_TRUE(says(text_at(records[8], "error.message"), "unknown key \"colour\""));
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(count_at(records[i], "schema"), 1);
  EXPECT_EQ(text_at(records[9], "status"), "solved");
  EXPECT_TRUE(says(ended.error, "1 solved, 0 impossible, 0 open, 9 errors"));
}

TEST(Batch, ALineMayChooseItsOwnStrategyParametersAndTime) {
  const auto records = records_of(batch("{\"puzzle\": \"19\", \"strategy\": \"auto\"}\n"
                                        "{\"puzzle\": \"19\", \"params\": {\"prefer\": \"fewest\"}}\n"
                                        "{\"puzzle\": \"19\\n28\", \"time_limit\": 0}\n")
                                      .out);
  EXPECT_EQ(text_at(records[0], "strategy"), "auto");
  EXPECT_EQ(text_at(records[1], "strategy"), "greedy");
  EXPECT_EQ(text_at(records[2], "ended"), "timeout");
}

TEST(Batch, LimitsHoldForEachPuzzle) {
  const auto board = "\"12345\\n54321\\n55555\\n19191\"";
  const auto line = std::string("{\"puzzle\": ") + board + "}\n";
  for (const auto& record : records_of(batch(line + line + line, {"--node-limit", "2"}).out)) {
    EXPECT_EQ(text_at(record, "status"), "nodes");
    EXPECT_EQ(list_at(record, "answer.moves").size(), 2U);
  }
}

TEST(Batch, BlankLinesAreNoPuzzles) {
  const auto ended = batch("\n  \n{\"puzzle\": \"19\"}\r\n\n");
  EXPECT_EQ(records_of(ended.out).size(), 1U);
  EXPECT_TRUE(opens_with(ended.error, "1 puzzles in "));
}

TEST(Batch, TakesEveryPuzzleOfFilesAndFolders) {
  const TempFolder folder;
  folder.write("boards/b10.txt", "19\n");
  folder.write("boards/b9.txt", "28\n");
  folder.write("boards/many.txt", "@ x\n19\n@ y\n28\n");
  folder.write("boards/solution.answer", "0 0 0 1\n");
  folder.write("boards/.hidden", "not a board\n");
  const auto single = folder.write("bad.txt", "1x\n");
  const auto ended = batch("", {folder.path("boards"), single, folder.path("nowhere.txt")});
  EXPECT_EQ(ended.code, 0);
  std::vector<std::string> ids;
  const auto records = records_of(ended.out);
  for (const auto& record : records) ids.push_back(text_at(record, "id"));
  EXPECT_EQ(ids, (std::vector<std::string>{"b9.txt", "b10.txt", "many.txt#x", "many.txt#y", "bad.txt",
                                           "nowhere.txt"}));
  EXPECT_EQ(count_at(records[4], "error.column"), 2);
  EXPECT_EQ(text_at(records[5], "error.message"), "no such file");
  EXPECT_TRUE(opens_with(ended.error, "6 puzzles in "));
  EXPECT_TRUE(says(ended.error, "4 solved, 0 impossible, 0 open, 2 errors"));
}

TEST(Batch, WhereNothingCouldBeReadItIsExitCode2) {
  const TempFolder folder;
  const auto ended = batch("", {folder.path("none.txt"), folder.path("nor this.txt")});
  EXPECT_EQ(ended.code, 2);
  EXPECT_EQ(records_of(ended.out).size(), 2U);
  EXPECT_TRUE(says(ended.error, "0 solved, 0 impossible, 0 open, 2 errors"));
}

TEST(Batch, TellsWhatMemoryTheProcessHad) {
  const auto records = records_of(batch("{\"puzzle\": \"19\"}\n").out);
  EXPECT_GT(count_at(records[0], "metrics.rss_bytes"), 1'000'000);
}

TEST(Batch, WithoutInputItEndsWithItsSummary) {
  const auto ended = batch("");
  EXPECT_EQ(ended.code, 0);
  EXPECT_EQ(ended.out, "");
  EXPECT_TRUE(opens_with(ended.error, "0 puzzles in "));
  EXPECT_EQ(batch("", {"--quiet"}).error, "");
}

TEST(Batch, ALineBeyondTheLimitIsRefusedAndTheRunGoesOn) {
  const auto ended =
      batch("{\"puzzle\": \"" + std::string(9 << 20, '5') + "\"}\n{\"id\": 2, \"puzzle\": \"19\"}\n");
  const auto records = records_of(ended.out);
  ASSERT_EQ(records.size(), 2U);
  EXPECT_TRUE(says(text_at(records[0], "error.message"), "longer than 8 MiB"));
  EXPECT_EQ(text_at(records[1], "status"), "solved");
}

}  // namespace
}  // namespace quadrille::cli
