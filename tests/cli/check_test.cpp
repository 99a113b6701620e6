#include <gtest/gtest.h>

#include "cli/little_board.hpp"
#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Two moves clear it; the second one needs the first.
class Check : public testing::Test {
 protected:
  Ended checked(std::string_view answer, const Words& more = {}) {
    Words words{"check", "tens", folder_.write("board.txt", kBoard), folder_.write("answer.txt", answer)};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  TempFolder folder_;
};

TEST_F(Check, ARightAnswerIsRight) {
  const auto right = checked("0 0 0 1\n1 0 1 1\n");
  EXPECT_EQ(right.code, 0);
  EXPECT_EQ(right.error, "");
  EXPECT_EQ(right.out, "right: 2 moves, 4 of 4 cells\n");
}

TEST_F(Check, AWrongAnswerIsExitCode1AndSaysWhy) {
  const auto wrong = checked("0 0 0 1\n0 0 0 1\n");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(wrong.error, "");
  EXPECT_EQ(wrong.out, "wrong: move 2 sums to 0, not 10\n");
  EXPECT_EQ(checked("0 0 5 5\n").code, 1);
  EXPECT_EQ(checked("0 0 1 1\n").code, 1);
}

TEST_F(Check, TheVerdictIsTheSameInJson) {
  const auto right = checked("0 0 0 1\n1 0 1 1\n", {"--output", "json"});
  EXPECT_EQ(right.code, 0);
  EXPECT_TRUE(truth_at(parsed(right.out), "valid"));
  EXPECT_TRUE(list_at(parsed(right.out), "mistakes").empty());
  const auto wrong = checked("0 0 0 1\n0 0 0 1\n", {"--output", "json"});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_FALSE(truth_at(parsed(wrong.out), "valid"));
  EXPECT_EQ(text_at(parsed(wrong.out), "mistakes.0.message"), "move 2 sums to 0, not 10");
  EXPECT_EQ(count_at(parsed(wrong.out), "schema"), 1);
}

TEST_F(Check, TakesTheWholeJsonOfSolve) {
  for (const auto* strategy : {"auto", "greedy"}) {
    const auto solved = run({"solve", "tens", "--strategy", strategy, "--output", "json"}, {.input = kBoard});
    EXPECT_EQ(checked(solved.out).code, 0) << strategy;
  }
}

TEST_F(Check, TakesJustTheAnswerOfIt) {
  EXPECT_EQ(checked(R"({"moves": [[0, 0, 0, 1], [1, 0, 1, 1]]})").code, 0);
  EXPECT_EQ(checked("[[0, 0, 0, 1]]").code, 0);
  EXPECT_EQ(checked("[[0, 0, 1, 1]]").code, 1);
}

TEST_F(Check, ReadsTheAnswerFromStandardInput) {
  const auto board = folder_.write("board.txt", kBoard);
  EXPECT_EQ(run({"check", "tens", board, "-"}, {.input = "0 0 0 1\n"}).code, 0);
  EXPECT_EQ(run({"check", "tens", board, "-"}, {.input = "0 0 1 0\n"}).code, 1);
}

TEST_F(Check, APartlyFilledAnswerIsJudgedSoFar) {
  const auto board = folder_.write("board.txt", kBoard);
  const auto played = folder_.write("played.txt", "0 0 0 1\n");
  const auto right = run({"check", "tens", board, "--from", played});
  EXPECT_EQ(right.code, 0);
  EXPECT_EQ(right.out, "right so far: 1 move, 2 of 4 cells\n");
  EXPECT_EQ(run({"check", "tens", board, "--from", folder_.write("wrong.txt", "0 0 1 0\n")}).code, 1);
}

TEST_F(Check, APositionThatNoAnswerLeadsOnFromIsWrongAndItsCellsAreNamed) {
  const auto puzzle = folder_.write("plus.non", "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n");
  const auto position = folder_.write("position.txt", "??.\n???\n..#\n");
  const auto wrong = run({"check", "nonogram", puzzle, "--from", position});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_TRUE(says(wrong.out, "cells are not right: row 3, columns 2 to 3\n"));
}

TEST_F(Check, APositionThatCouldNotBeSettledIsNotCalledRight) {
  const auto puzzle = folder_.write("one.txt", run({"generate", "kakuro", "--seed", "3"}).out);
  const auto review = run({"check", "kakuro", puzzle, "--from", puzzle, "--time-limit", "0"});
  EXPECT_EQ(review.code, 3);
  EXPECT_TRUE(opens_with(review.out, "not checked: "));
}

TEST_F(Check, EverySolvedGeneratedBoardPasses) {
  for (const auto* seed : {"1", "2", "3", "4", "5"}) {
    const auto board = folder_.write("board", run({"generate", "tens", "--seed", seed}).out);
    for (const auto* prefer : {"most", "fewest", "largest_digit"}) {
      const auto answer =
          folder_.write("answer", run({"solve", "tens", board, "--strategy", "greedy", "--param",
                                       std::string("prefer=") + prefer, "--output", "answer"})
                                      .out);
      EXPECT_EQ(run({"check", "tens", board, answer}).code, 0) << seed << " " << prefer;
    }
  }
}

}  // namespace
}  // namespace quadrille::cli
