#include <gtest/gtest.h>

#include <fmt/format.h>

#include "cli/parsed.hpp"
#include "cli/says.hpp"
#include "server/requests.hpp"
#include "server/wire.hpp"

namespace quadrille::server {
namespace {

using cli::list_at;
using cli::says;
using cli::text_at;

// A board whose best play takes far longer than any test waits.
const std::string& endless_board() {
  static const auto board = cli::run({"generate", "tens", "--rows", "10", "--cols", "17"}).out;
  return board;
}

Record endless(const Stream& stream) {
  return object({{"page", stream.page()},
                 {"kind", "solve"},
                 {"family", "tens"},
                 {"puzzle", endless_board()},
                 {"strategy", "anneal"},
                 {"time_limit", 3600}});
}

std::string started(const Served& served, const Record& order) {
  const auto heard = served.post("/api/jobs", order);
  EXPECT_EQ(heard.status, 202) << heard.body;
  return text_at(heard.record(), "job");
}

TEST(JobStream, ASolvedPuzzleComesWithItsStepsAndView) {
  const Served served;
  Stream stream(served);
  const auto job = started(served, object({{"page", stream.page()},
                                           {"kind", "solve"},
                                           {"family", "nonogram"},
                                           {"puzzle", kPlus},
                                           {"steps", true},
                                           {"grade", true}}));
  const auto [name, data] = stream.result();
  ASSERT_EQ(name, "result");
  EXPECT_EQ(text_at(data, "job"), job);
  EXPECT_EQ(text_at(data, "status"), "solved");
  EXPECT_EQ(text_at(data, "answer"), ".#.\n###\n.#.\n");
  EXPECT_TRUE(cli::truth_at(data, "unique"));
  EXPECT_EQ(text_at(data, "view.picture.board.1"), "###");
  EXPECT_FALSE(list_at(data, "steps").empty());
  EXPECT_NE(data.find("grade"), nullptr);
}

TEST(JobStream, TwoAnswersAreShownWithTheCellsThatDiffer) {
  const Served served;
  Stream stream(served);
  started(served, object({{"page", stream.page()},
                          {"kind", "solve"},
                          {"family", "nonogram"},
                          {"puzzle", "width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n1\n"}}));
  const auto data = stream.result().data;
  EXPECT_FALSE(cli::truth_at(data, "unique"));
  EXPECT_EQ(list_at(data, "differ").size(), 4U);
  EXPECT_NE(text_at(data, "view.answer"), text_at(data, "second_view.answer"));
}

TEST(JobStream, ProgressComesWhileItRunsAndTheBestSoFarWhenItIsStopped) {
  const Served served;
  Stream stream(served);
  const auto job = started(served, endless(stream));
  const auto progress = stream.next();
  ASSERT_EQ(progress.name, "progress");
  EXPECT_EQ(text_at(progress.data, "job"), job);
  EXPECT_EQ(served.remove("/api/jobs/" + job).status, 202);
  const auto [name, data] = stream.result();
  ASSERT_EQ(name, "result");
  EXPECT_EQ(text_at(data, "ended"), "stopped");
  EXPECT_FALSE(list_at(data, "answer.moves").empty());
  EXPECT_EQ(served.remove("/api/jobs/" + job).status, 404);
}

TEST(JobStream, AJobsNameCannotBeGuessed) {
  const Served served;
  Stream stream(served);
  const auto first = started(served, endless(stream));
  const auto second = started(served, endless(stream));
  for (const auto* guess : {"0", "1", "2", "3"})
    EXPECT_EQ(served.remove(std::string("/api/jobs/") + guess).status, 404) << guess;
  for (const auto& job : {first, second}) {
    EXPECT_EQ(job.size(), 32U) << "128 bits in hexadecimal digits";
    EXPECT_EQ(served.remove("/api/jobs/" + job).status, 202);
  }
  EXPECT_NE(first, second);
}

TEST(JobStream, AJobThatWaitsIsStoppedWithoutItsTurn) {
  const Served served;
  Stream stream(served);
  const auto first = started(served, endless(stream));
  const auto second = started(served, endless(stream));
  const auto third = started(served, endless(stream));  // two run at once
  EXPECT_EQ(served.remove("/api/jobs/" + third).status, 202);
  EXPECT_EQ(text_at(stream.result().data, "job"), third);
  EXPECT_EQ(served.remove("/api/jobs/" + first).status, 202);
  EXPECT_EQ(served.remove("/api/jobs/" + second).status, 202);
}

TEST(JobStream, AFullQueueSaysWhenToComeBack) {
  const Served served;
  Stream stream(served);
  Heard heard{.status = 202};
  int taken = 0;
  for (; heard.status == 202 && taken < 1000; ++taken) heard = served.post("/api/jobs", endless(stream));
  EXPECT_EQ(heard.status, 429);
  EXPECT_TRUE(says(heard.head, "Retry-After: "));
  EXPECT_TRUE(served.alive());
}

TEST(JobStream, APuzzleIsSolvedFromThePlayersPosition) {
  const Served served;
  Stream stream(served);
  started(served, object({{"page", stream.page()},
                          {"kind", "solve"},
                          {"family", "tens"},
                          {"puzzle", "1 9 4\n5 5 6\n"},
                          {"answer", "0 0 0 1\n"},
                          {"steps", true}}));
  const auto data = stream.result().data;
  EXPECT_EQ(text_at(data, "status"), "solved");
  EXPECT_TRUE(text_at(data, "view.answer").starts_with("0 0 0 1\n")) << text_at(data, "view.answer");
  EXPECT_EQ(cli::count_at(data, "answer.cleared"), 6);
  EXPECT_EQ(list_at(data, "steps").size(), 2U);
}

TEST(JobStream, TheMovesThatAreLeftComeInTheOrderThatIsAskedFor) {
  const Served served;
  Stream stream(served);
  started(served, object({{"page", stream.page()},
                          {"kind", "solve"},
                          {"family", "tens"},
                          {"puzzle", "1 9 5 5\n2 3 2 3\n"},
                          {"answer", "0 0 0 1\n"},
                          {"steps", true},
                          {"order", object({{"order", "cells"}, {"seconds_per_move", 2}, {"clock", 3}})}}));
  const auto data = stream.result().data;
  EXPECT_TRUE(text_at(data, "view.answer").starts_with("0 0 0 1\n1 0 1 3\n")) << text_at(data, "view.answer");
  EXPECT_EQ(cli::count_at(data, "schedule.cleared_in_time"), 4);
  EXPECT_TRUE(text_at(data, "note").starts_with("in 3 s at 2 s a move: 1 of 2 moves, 4 cells"));
}

TEST(JobStream, FromAWrongPositionNothingLeadsOn) {
  const Served served;
  Stream stream(served);
  started(served, object({{"page", stream.page()},
                          {"kind", "solve"},
                          {"family", "nonogram"},
                          {"puzzle", kPlus},
                          {"answer", "#??\n???\n???\n"}}));
  EXPECT_EQ(text_at(stream.result().data, "status"), "impossible");
}

TEST(JobStream, AHintIsOneStepWithItsReason) {
  const Served served;
  Stream stream(served);
  started(served,
          object({{"page", stream.page()}, {"kind", "hint"}, {"family", "nonogram"}, {"puzzle", kPlus}}));
  const auto data = stream.result().data;
  EXPECT_FALSE(text_at(data, "step.reason").empty());
  EXPECT_FALSE(list_at(data, "step.marks").empty());
}

TEST(JobStream, AHintFromAWrongPositionGivesTheMistakesOfACheck) {
  const Served served;
  Stream stream(served);
  const Record::Map position{{"family", "nonogram"}, {"puzzle", kPlus}, {"answer", "???\n???\n..#\n"}};
  Record order(position);
  order.add("page", stream.page());
  order.add("kind", "hint");
  order.add("count", 10);
  started(served, order);
  const auto steps = list_at(stream.result().data, "steps");
  Record question(position);
  question.add("extent", "so_far");
  const auto review = served.post("/api/check", question).record();
  const auto mistakes = list_at(review, "mistakes");
  ASSERT_FALSE(mistakes.empty());
  ASSERT_EQ(steps.size(), mistakes.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(text_at(steps[i], "rule"), "mistake");
    EXPECT_EQ(text_at(steps[i], "reason"), text_at(mistakes[i], "reason"));
    EXPECT_EQ(cli::entry_at(steps[i], "because"), cli::entry_at(mistakes[i], "cells"));
  }
}

TEST(JobStream, EveryFamilysGeneratorMakesAPuzzle) {
  const Served served;
  Stream stream(served);
  const auto families = served.get("/api/families").record();
  for (const auto& family : list_at(families, "families")) {
    for (const auto& generator : list_at(family, "generators")) {
      if (cli::truth_at(generator, "from_file")) continue;
      started(served, object({{"page", stream.page()},
                              {"kind", "generate"},
                              {"family", text_at(family, "name")},
                              {"generator", text_at(generator, "name")},
                              {"seed", 7}}));
      const auto [name, data] = stream.result();
      EXPECT_EQ(name, "result") << text_at(family, "name") << " " << text_at(generator, "name");
      EXPECT_FALSE(text_at(data, "view.puzzle").empty());
    }
  }
}

TEST(JobStream, ThePuzzleOfADayIsMadeWithItsDateForAName) {
  const Served served;
  Stream stream(served);
  const auto of_day = [&](const char* family) {
    started(
        served,
        object({{"page", stream.page()}, {"kind", "generate"}, {"family", family}, {"daily", "2026-11-19"}}));
    return stream.result().data;
  };
  const auto sudoku = of_day("sudoku");
  EXPECT_EQ(text_at(sudoku, "view.name"), "2026-11-19");
  EXPECT_EQ(text_at(sudoku, "grade.name"), text_at(sudoku, "preset.settings.grade"));
  EXPECT_EQ(text_at(of_day("sudoku"), "view.puzzle"), text_at(sudoku, "view.puzzle"));
  const auto mines = of_day("mines");
  EXPECT_EQ(cli::count_at(mines, "seed"), 20261119);
  EXPECT_EQ(text_at(mines, "preset.name"), "intermediate_no_guess");
}

TEST(JobStream, WhatIsWrongWithAJobIsSaidAtOnce) {
  const Served served;
  Stream stream(served);
  const auto said = [&](const Record& order) {
    const auto heard = served.post("/api/jobs", order);
    EXPECT_EQ(heard.status, 400);
    return text_at(heard.record(), "error.message");
  };
  const auto order = [&](std::initializer_list<std::pair<std::string, Record>> more) {
    Record::Map map{{"page", stream.page()}, {"family", "nonogram"}, {"puzzle", kPlus}};
    map.insert(map.end(), more.begin(), more.end());
    return Record(map);
  };
  EXPECT_EQ(said(order({})), "\"kind\" is missing");
  EXPECT_TRUE(says(said(order({{"kind", "slove"}})), "did you mean 'solve'?"));
  EXPECT_TRUE(says(said(order({{"kind", "solve"}, {"strategy", "lime"}})), "did you mean 'line'?"));
  EXPECT_EQ(said(order({{"kind", "solve"}, {"time_limit", -1}})),
            "\"time_limit\" is a number from 0 to 3600");
  EXPECT_FALSE(said(order({{"kind", "solve"}, {"params", object({{"no_such", 1}})}})).empty());
  EXPECT_EQ(said(order({{"kind", "solve"}, {"order", object({{"order", "cells"}})}})),
            "nonogram has no order to choose");
  EXPECT_TRUE(says(said(order({{"kind", "generate"}, {"generator", "x"}})), "unknown generator 'x'"));
  EXPECT_TRUE(says(said(order({{"kind", "generate"}, {"daily", "2026-02-30"}})), "is not a day"));
}

TEST(JobStream, AJobNeedsAPageThatListens) {
  const Served served;
  const auto heard = served.post(
      "/api/jobs", object({{"page", "nobody"}, {"kind", "hint"}, {"family", "nonogram"}, {"puzzle", kPlus}}));
  EXPECT_EQ(heard.status, 409);
}

TEST(JobStream, APageThatComesBackKeepsItsJobs) {
  const Served served;
  Stream first(served);
  const auto job = started(served, endless(first));
  first.close_now();
  Stream second(served, "?page=" + first.page());
  EXPECT_EQ(second.page(), first.page());
  EXPECT_EQ(served.remove("/api/jobs/" + job).status, 202);
  EXPECT_EQ(text_at(second.result().data, "job"), job);
}

TEST(JobStream, APageThatGoesAwayTakesItsJobsWithIt) {
  const Served served;
  Stream leaving(served);
  Stream staying(served);
  // Two jobs run at once, each for an hour; the third can only begin when they end.
  started(served, endless(leaving));
  started(served, endless(leaving));
  const auto third = started(
      served,
      object({{"page", staying.page()}, {"kind", "hint"}, {"family", "nonogram"}, {"puzzle", kPlus}}));
  leaving.close_now();
  EXPECT_EQ(text_at(staying.result().data, "job"), third);
}

}  // namespace
}  // namespace quadrille::server
