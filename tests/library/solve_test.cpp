#include <gtest/gtest.h>

#include <quadrille/quadrille.hpp>
#include <stdexcept>
#include <string>

// solve() and the values it speaks in.

namespace {

using quadrille::Status;

constexpr const char* kSolveBoard = "19\n28\n";

TEST(LibrarySolve, SolvesATextAndItsAnswerPassesTheCheck) {
  const auto solution = quadrille::solve("tens", kSolveBoard, {.limits = {.nodes = 1000}});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->status, Status::solved);
  EXPECT_EQ(solution->score, 4);
  EXPECT_NE(solution->headline.find("4 of 4 cells"), std::string::npos) << solution->headline;
  const auto ruling = quadrille::check("tens", kSolveBoard, solution->answer);
  ASSERT_TRUE(ruling);
  EXPECT_TRUE(ruling->right());
}

TEST(LibrarySolve, TheJsonOfASolutionIsAnAnswerToo) {
  const auto solution = quadrille::solve("tens", kSolveBoard, {.strategy = "greedy"});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->strategy, "greedy");
  EXPECT_TRUE(quadrille::check("tens", kSolveBoard, solution->json).value().right());
}

TEST(LibrarySolve, TextsMayCarryAMark) {
  EXPECT_TRUE(quadrille::solve("tens",
                               "\xEF\xBB\xBF"
                               "19\n",
                               {.limits = {.nodes = 100}}));
}

TEST(LibrarySolve, BadInputIsAValueWithAPlace) {
  const auto solution = quadrille::solve("tens", "19\n2x\n");
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error(), (quadrille::Error{"'x' is not a digit", 2, 2}));
}

TEST(LibrarySolve, UnknownNamesAreAnsweredWithTheKnownOnes) {
  EXPECT_NE(quadrille::solve("tenz", "19").error().message.find("tens"), std::string::npos);
  EXPECT_NE(quadrille::solve("tens", "19", {.strategy = "gredy"}).error().message.find("greedy"),
            std::string::npos);
}

TEST(LibrarySolve, ParametersAreGivenAsTextsAndOnce) {
  EXPECT_TRUE(quadrille::solve("tens", "19", {.strategy = "greedy", .parameters = {{"prefer", "fewest"}}}));
  EXPECT_FALSE(quadrille::solve("tens", "19", {.strategy = "greedy", .parameters = {{"prefer", "none"}}}));
  EXPECT_FALSE(quadrille::solve(
      "tens", "19", {.strategy = "greedy", .parameters = {{"prefer", "fewest"}, {"prefer", "most"}}}));
}

TEST(LibrarySolve, OfSeveralPuzzlesOneIsPicked) {
  const char* two = "@ a\n19\n@ b\n27\n";
  const auto answer = [&](const char* pick) {
    return quadrille::solve("tens", two, {.read = {.pick = pick}}).value().answer;
  };
  EXPECT_EQ(answer("a"), "0 0 0 1\n");
  EXPECT_EQ(answer("b"), "");
  EXPECT_EQ(answer("2"), "");
  EXPECT_FALSE(quadrille::solve("tens", two, {.read = {.pick = "3"}}));
}

TEST(LibrarySolve, GoesOnFromAPositionAndItsAnswerIsOneOfTheWholePuzzle) {
  const auto solution = quadrille::solve("tens", kSolveBoard, {.position = "1 0 1 1\n"});
  ASSERT_TRUE(solution) << solution.error().message;
  EXPECT_TRUE(solution->answer.starts_with("1 0 1 1\n")) << solution->answer;
  EXPECT_TRUE(quadrille::check("tens", kSolveBoard, solution->answer).value().right());
}

TEST(LibrarySolve, APuzzleWithoutAnAnswerSaysWhy) {
  const auto solution = quadrille::solve("mines", "mines 1\n?3\n??\n");
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->status, Status::impossible);
  ASSERT_TRUE(solution->impossible);
  EXPECT_FALSE(solution->impossible->reason.empty());
  EXPECT_TRUE(solution->answer.empty());
}

TEST(LibrarySolve, WhetherTheAnswerIsTheOnlyOneIsSaidWhereItIsSettled) {
  const char* cross = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n";
  EXPECT_EQ(quadrille::solve("nonogram", cross).value().unique, false);
  EXPECT_EQ(quadrille::solve("nonogram", "width 1\nheight 1\nrows\n1\ncolumns\n1\n").value().unique, true);
}

TEST(LibrarySolve, AStopThatIsAskedForBeforehandEndsTheRunAtOnce) {
  std::stop_source stop;
  stop.request_stop();
  const auto solution =
      quadrille::solve("tens", kSolveBoard, {.strategy = "greedy", .stop = stop.get_token()});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->end, quadrille::End::stopped);
}

TEST(LibrarySolve, WhatACallbackThrowsEndsTheRunAndComesOut) {
  const auto board = quadrille::generate("tens", {.settings = {{"rows", "10"}, {"cols", "17"}}}).value();
  EXPECT_THROW(static_cast<void>(quadrille::solve(
                   "tens", board.puzzle,
                   {.limits = {.time = std::chrono::hours(1)},
                    .progress = [](const quadrille::Progress&) { throw std::runtime_error("enough"); }})),
               std::runtime_error);
}

TEST(LibraryValues, EveryStatusAndEndHasAWord) {
  for (int i = 0; i <= static_cast<int>(Status::not_checked); ++i)
    EXPECT_FALSE(name(static_cast<Status>(i)).empty()) << i;
  for (int i = 0; i <= static_cast<int>(quadrille::End::memory); ++i)
    EXPECT_FALSE(name(static_cast<quadrille::End>(i)).empty()) << i;
}

TEST(LibraryValues, WhatCanBeThrownIsDeclared) {
  EXPECT_THROW(throw quadrille::Fault("an answer failed its check"), std::runtime_error);
}

}  // namespace
