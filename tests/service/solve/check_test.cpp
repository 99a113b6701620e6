#include "service/solve/check.hpp"

#include <gtest/gtest.h>

#include "service/json/json.hpp"
#include "service/output/exit_code.hpp"
#include "service/solve/report.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

struct LampTable {
  std::unique_ptr<const Family> family = lamps::family();
  PuzzlePtr puzzle = lamps::puzzle_of(*family, "1?1 2");

  std::string read_back(std::string_view text) const {
    const auto answer = read_answer(*family, *puzzle, text);
    return answer ? family->write_answer(*puzzle, **answer) : answer.error().message;
  }
};

TEST(ReadAnswer, TakesThePlainForm) { EXPECT_EQ(LampTable().read_back("101\n"), "101\n"); }

TEST(ReadAnswer, TakesWhatSolvePrints) {
  const LampTable table;
  const auto result = solve(*table.family, *table.puzzle, {}).value();
  EXPECT_EQ(table.read_back(to_json(report(*table.family, *table.puzzle, result), Layout::indented)),
            "101\n");
  EXPECT_EQ(table.read_back(R"({"answer": "1?1"})"), "1?1\n");
}

TEST(ReadAnswer, JsonWithoutAnAnswerSaysSo) {
  EXPECT_EQ(LampTable().read_back(R"({"status": "impossible", "answer": null})"),
            "the JSON holds no answer: \"answer\" is null");
  EXPECT_EQ(LampTable().read_back(R"({"answer": 3})"), "the answer is not a string");
  EXPECT_EQ(LampTable().read_back(R"({"status": "solved"})"), "the answer is not a string");
}

TEST(ReadAnswer, BrokenJsonIsToldWhereItBreaks) {
  const LampTable table;
  // One line is an answer of this family, whatever stands in it; two lines are not.
  const auto error = read_answer(*table.family, *table.puzzle, "{\"answer\":\n oops}").error();
  EXPECT_TRUE(error.message.starts_with("not JSON: ")) << error.message;
  EXPECT_EQ(error.line, 2);
}

TEST(Check, IsTheRefereesWord) {
  const LampTable table;
  const auto right = read_answer(*table.family, *table.puzzle, "101").value();
  const auto open = read_answer(*table.family, *table.puzzle, "1?1").value();
  EXPECT_TRUE(check(*table.family, *table.puzzle, *right, Extent::whole).right());
  EXPECT_TRUE(check(*table.family, *table.puzzle, *open, Extent::so_far).right());
  const auto verdict = check(*table.family, *table.puzzle, *open, Extent::whole);
  EXPECT_FALSE(verdict.right());
  EXPECT_EQ(verdict.mistakes, (std::vector{Objection{"a lamp is open", {at(0, 1)}}}));
}

TEST(Check, ItsRecordNamesEveryMistake) {
  const auto record =
      record_of(Ruling{.mistakes = {{"a lamp is open", {at(0, 1)}}, {"another number is lit"}}});
  EXPECT_EQ(*record.find("valid"), Record(false));
  EXPECT_EQ(to_json(*record.find("mistakes")),
            R"([{"reason":"a lamp is open","cells":[[0,1]]},{"reason":"another number is lit","cells":[]}])");
  EXPECT_EQ(*record.find("verdict"), Record("wrong"));
  EXPECT_EQ(*record.find("schema"), Record(1));
}

TEST(Check, WhatWasNotDecidedIsNeitherRightNorWrong) {
  Ruling ruling;
  EXPECT_EQ(exit_code(ruling), ExitCode::answered);
  ruling.leave(at(0, 2));
  EXPECT_FALSE(ruling.right());
  EXPECT_EQ(exit_code(ruling), ExitCode::unfinished);
  const auto record = record_of(ruling);
  EXPECT_TRUE(record.find("valid")->is_null());
  EXPECT_EQ(*record.find("verdict"), Record("not_checked"));
  EXPECT_EQ(to_json(*record.find("unchecked")), "[[0,2]]");
}

TEST(Check, AMistakeIsWrongWhateverElseWasNotDecided) {
  const Ruling ruling{.mistakes = {{"a lamp is open"}}, .unchecked = {at(0, 2)}, .cut = true};
  EXPECT_EQ(verdict(ruling), "wrong");
  EXPECT_EQ(exit_code(ruling), ExitCode::refuted);
  EXPECT_EQ(*record_of(ruling).find("valid"), Record(false));
}

}  // namespace
}  // namespace quadrille::service
