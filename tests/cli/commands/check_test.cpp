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
  EXPECT_EQ(text_at(parsed(wrong.out), "mistakes.0.reason"), "move 2 sums to 0, not 10");
  EXPECT_EQ(cli::entry_at(parsed(wrong.out), "mistakes.0.cells"),
            Record(Record::List{Record::List{0, 0}, Record::List{0, 1}}));
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

TEST_F(Check, WhatAnAnswerInJsonClaimsMustBeTrue) {
  const auto claims = [&](std::string_view claim) {
    return checked(R"({"moves": [[0, 0, 0, 1]], )" + std::string(claim) + "}");
  };
  EXPECT_EQ(claims(R"("cleared": 2, "total": 4, "bound": 4, "complete": false, "optimal": false)").code, 0);
  for (const auto* claim : {R"("cleared": 4)", R"("cleared": 1)", R"("total": 2)", R"("complete": true)",
                            R"("optimal": true)", R"("bound": 1)"}) {
    const auto wrong = claims(claim);
    EXPECT_EQ(wrong.code, 1) << claim;
    EXPECT_EQ(wrong.error, "");
    EXPECT_TRUE(opens_with(wrong.out, "wrong: the answer claims ")) << wrong.out;
  }
  EXPECT_EQ(checked(R"({"answer": {"moves": [[0, 0, 0, 1], [1, 0, 1, 1]], "complete": false}})").code, 1);
}

TEST_F(Check, AClaimThatIsNoneIsBadInput) {
  const auto refused = checked(R"({"moves": [[0, 0, 0, 1]], "cleared": "all"})");
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.error, "answer.txt:1:38: \"cleared\" is not a whole number"));
}

TEST_F(Check, APositionInJsonIsNotHeldToItsClaims) {
  const auto board = folder_.write("board.txt", kBoard);
  const auto played =
      folder_.write("played.json", R"({"moves": [[0, 0, 0, 1]], "cleared": 4, "complete": true})");
  EXPECT_EQ(run({"check", "tens", board, "--from", played}).code, 0);
}

TEST_F(Check, AVerdictNamesNoFileAndNoLine) {
  const auto puzzle = folder_.write("plus.non", "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n");
  const auto wrong = run({"check", "nonogram", puzzle, folder_.write("answer", ".#.\n##.\n.#.\n")});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(wrong.out,
            "wrong: row 2 has the runs 2, its clues are 3\n"
            "wrong: column 3 has the runs 0, its clues are 1\n");
  const auto so_far = run({"check", "nonogram", puzzle, "--from", folder_.write("from", "???\n?.?\n???\n")});
  EXPECT_EQ(so_far.out,
            "wrong: row 2 can no longer hold its clues 3\n"
            "wrong: column 2 can no longer hold its clues 3\n"
            "wrong: 1 cell is not right: row 2, column 2\n");
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
  EXPECT_TRUE(says(wrong.out, "cells are not right: row 3, columns 2 and 3\n"));
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
