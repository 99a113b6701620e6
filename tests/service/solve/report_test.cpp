#include "service/solve/report.hpp"

#include <gtest/gtest.h>

#include "service/json/json.hpp"
#include "service/solve/steps.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

using lamps::Answer;
using lamps::Puzzle;

struct Reported {
  std::unique_ptr<const Family> family = lamps::family();
  PuzzlePtr puzzle;
  SolveResult result;

  explicit Reported(std::string_view text, const SolveRequest& request = {})
      : puzzle(lamps::puzzle_of(*family, text)), result(solve(*family, *puzzle, request).value()) {}

  Record record(const ReportOptions& options = {}) const { return report(*family, *puzzle, result, options); }
};

std::vector<std::string> keys(const Record& record) {
  std::vector<std::string> found;
  for (const auto& [key, value] : *record.get<Record::Map>()) found.push_back(key);
  return found;
}

TEST(Report, HasTheKeysOfTheContract) {
  const auto record = Reported("1?1 2", {.threads = 2, .seed = 7}).record({.id = "x"});
  EXPECT_EQ(keys(record), (std::vector<std::string>{"id", "family", "strategy", "status", "ended", "unique",
                                                    "answer", "steps", "metrics", "schema", "version"}));
  EXPECT_EQ(*record.find("family"), Record("lamps"));
  EXPECT_EQ(*record.find("strategy"), Record("search"));
  EXPECT_EQ(*record.find("status"), Record("solved"));
  EXPECT_EQ(*record.find("ended"), Record("finished"));
  EXPECT_EQ(*record.find("unique"), Record(true));
  EXPECT_EQ(*record.find("answer"), Record("101\n"));
  EXPECT_EQ(*record.find("schema"), Record(1));
  const auto& metrics = *record.find("metrics");
  for (const auto* key : {"time_ms", "proof_ms", "states", "backtracks", "pruned", "threads", "seed"}) {
    EXPECT_NE(metrics.find(key), nullptr) << key;
  }
  EXPECT_EQ(*metrics.find("threads"), Record(2));
  EXPECT_EQ(*metrics.find("seed"), Record(7));
  EXPECT_NE(metrics.find("proof_states")->get<std::int64_t>(), nullptr) << "a count is written as one";
}

TEST(Report, WithoutAnIdThereIsNoKey) { EXPECT_EQ(Reported("1 1").record().find("id"), nullptr); }

TEST(Report, SeveralAnswersShowASecond) {
  const auto record = Reported("?0?1 2").record();
  EXPECT_EQ(*record.find("unique"), Record(false));
  EXPECT_EQ(*record.find("second"), Record("0011\n"));
}

TEST(Report, ImpossibleHasAReasonAndNoAnswer) {
  const auto record = Reported("00? 2").record();
  EXPECT_EQ(*record.find("status"), Record("impossible"));
  EXPECT_TRUE(record.find("answer")->is_null());
  EXPECT_TRUE(record.find("unique")->is_null());
  EXPECT_EQ(to_json(*record.find("reason")), R"({"text":"2 lamps cannot be lit","cells":[[0,0]]})");
}

TEST(Report, ACutRunHasItsBestSoFar) {
  const auto record = Reported("1?1 2", {.strategy = "endless", .nodes = 10}).record();
  EXPECT_EQ(*record.find("status"), Record("nodes"));
  EXPECT_EQ(*record.find("ended"), Record("nodes"));
  EXPECT_EQ(*record.find("answer"), Record("1?1\n"));
  EXPECT_TRUE(record.find("unique")->is_null());
  EXPECT_EQ(record.find("metrics")->find("proof_ms"), nullptr);
}

TEST(Report, StepsCarryTheirMarksAndTheBoardAfterThem) {
  const Reported reported("?0?1 2");
  const auto& answer = *reported.result.outcome.answer()->answer;
  const auto moves = steps(*reported.family, *reported.puzzle, *reported.family->blank(*reported.puzzle),
                           &answer, 99, {}, {});
  ASSERT_EQ(moves.size(), 2U);
  const auto record = reported.record({.steps = moves, .boards = true});
  const auto& list = *record.find("steps")->get<Record::List>();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(to_json(list[0]),
            R"({"rule":"switch","reason":"it must be","marks":[{"cell":[0,0],"was":"?","now":"1"}],)"
            R"("because":[],"risk":0.0,"board":"10?1\n"})");
  EXPECT_EQ(*list[1].find("board"), Record("1001\n"));
  EXPECT_EQ(reported.record({.steps = moves}).find("steps")->get<Record::List>()->front().find("board"),
            nullptr);
}

TEST(Report, AnErrorHasItsPlaceOrNone) {
  const auto record = error_report("lamps", "7", {"wrong", 2, 3});
  EXPECT_EQ(to_json(*record.find("error")), R"({"message":"wrong","line":2,"column":3})");
  EXPECT_EQ(*record.find("id"), Record("7"));
  EXPECT_EQ(to_json(*error_report("lamps", "", {"wrong"}).find("error")),
            R"({"message":"wrong","line":null,"column":null})");
}

TEST(Report, ApplyWritesTheMarks) {
  Grid<Symbol> board({1, 3}, U'?');
  apply(board, {.rule = "", .reason = "", .marks = {{at(0, 1), U'?', U'1'}}});
  EXPECT_EQ(plain_text(board), "?1?\n");
}

}  // namespace
}  // namespace quadrille::service
