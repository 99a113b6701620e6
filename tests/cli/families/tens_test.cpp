#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

// What a player of tens asks the program.

namespace quadrille::cli {
namespace {

constexpr auto kHoles = "19.235\n......\n411112\n";

TEST(Tens, APlanIsPutInTheOrderOfItsCells) {
  const auto solved =
      run({"solve", "tens", "-", "--order", "cells", "--output", "answer"}, {.input = kHoles});
  EXPECT_EQ(solved.code, 0);
  EXPECT_EQ(solved.out, "2 0 2 5\n0 3 0 5\n0 0 0 1\n");
}

TEST(Tens, TheClockSaysWhatCanBePlayedInTime) {
  const Words words{"solve", "tens", "-", "--order", "cells", "--seconds-per-move", "50"};
  EXPECT_TRUE(says(run(words, {.input = kHoles}).out,
                   "in 120 s at 50 s a move: 2 of 3 moves, 9 cells (all of them take 150 s)\n"));
  auto json = words;
  json.insert(json.end(), {"--output", "json"});
  const auto record = parsed(run(json, {.input = kHoles}).out);
  EXPECT_EQ(get<std::int64_t>(record, "schedule.moves_in_time"), 2);
  EXPECT_EQ(get<std::int64_t>(record, "schedule.cleared_in_time"), 9);
}

TEST(Tens, NoClockIsMentionedUnlessAskedFor) {
  const auto text = run({"solve", "tens", "-"}, {.input = kHoles}).out;
  EXPECT_FALSE(says(text, "a move"));
}

TEST(Tens, AnotherFamilyHasNoOrder) {
  const auto refused = run({"solve", "kakuro", "-", "--order", "cells"}, {.input = "2 2\nX D3\nA3 .\n"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.error, "unknown option '--order'"));
}

TEST(Tens, AClearableBoardComesWithItsProof) {
  const TempFolder folder;
  const auto board = folder.path("board.txt");
  const auto plan = folder.path("plan.txt");
  EXPECT_EQ(run({"generate", "tens", "--kind", "clearable", "-o", board, "--answers", plan}).code, 0);
  const auto checked = run({"check", "tens", board, plan});
  EXPECT_EQ(checked.code, 0);
  EXPECT_TRUE(says(checked.out, "160 of 160 cells"));
}

TEST(Tens, SeveralAnswersAreJsonLinesThatCheckTakes) {
  const TempFolder folder;
  const auto boards = folder.path("boards.txt");
  const auto made = run({"generate", "tens", "--kind", "clearable", "--rows", "4", "--cols", "5", "--count",
                         "2", "-o", boards, "--answers", folder.path("plans.jsonl")});
  EXPECT_EQ(made.code, 0);
  const auto lines = folder.read("plans.jsonl");
  const auto second = folder.write("second.json", lines.substr(lines.find('\n') + 1));
  EXPECT_EQ(run({"check", "tens", boards, second, "--puzzle", "2"}).code, 0);
}

TEST(Tens, AnswersThatTheMakingDoesNotShowAreFound) {
  const TempFolder folder;
  const auto puzzle = folder.path("puzzle.txt");
  const auto answer = folder.path("answer.txt");
  EXPECT_EQ(run({"generate", "kakuro", "--rows", "6", "--cols", "6", "-o", puzzle, "--answers", answer}).code,
            0);
  EXPECT_EQ(run({"check", "kakuro", puzzle, answer}).code, 0);
}

TEST(Tens, ABoardIsRatedBeforeItIsPlayed) {
  const TempFolder folder;
  const auto record =
      parsed(run({"grade", "tens", folder.write("board.txt", kHoles), "--output", "json"}).out);
  EXPECT_EQ(text_at(record, "puzzles.0.grade.name"), "generous");
  EXPECT_EQ(get<std::int64_t>(record, "puzzles.0.grade.figures.sum"), 30);
  EXPECT_EQ(get<std::int64_t>(record, "puzzles.0.grade.figures.bound"), 11);
  EXPECT_EQ(text_at(record, "puzzles.0.grade.hardest"), "") << "a rating names no technique";
  EXPECT_TRUE(says(run({"grade", "tens", folder.path("board.txt")}).out, "sum 30"));
  EXPECT_TRUE(says(run({"solve", "tens", "--strategy", "greedy", "--grade"}, {.input = kHoles}).out,
                   "generous, score "));
}

TEST(Tens, TheNextThreeMovesArePreviewedFromWhereThePlayerStands) {
  const TempFolder folder;
  const auto played = folder.write("played.txt", "0 0 0 1\n");
  const auto hint = run({"hint", "tens", "-", "--from", played, "--count", "3"}, {.input = kHoles});
  EXPECT_EQ(hint.code, 0);
  EXPECT_TRUE(says(hint.out, "2 + 3 + 5 = 10"));
  EXPECT_TRUE(says(hint.out, "4 + 1 + 1 + 1 + 1 + 2 = 10"));
  EXPECT_FALSE(says(hint.out, "1 + 9"));
}

}  // namespace
}  // namespace quadrille::cli
