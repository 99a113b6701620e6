#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// What only kakuro has: the table of digit sets, the classroom's methods and words, traces, books.

constexpr auto kSquare = "3 3\nX D4 D6\nA3 . .\nA7 . .\n";
constexpr auto kTypo = "3 3\nX D4 D6\nA4 . .\nA7 . .\n";

TEST(Combos, ListsTheSetsOfALengthAndASum) {
  EXPECT_EQ(run({"combos", "2", "4"}).out, "13\n1 set; in every set: 13; in some: 13\n");
  EXPECT_EQ(run({"combos", "3", "8"}).out, "134\n125\n2 sets; in every set: 1; in some: 12345\n");
}

TEST(Combos, KeepsWhatHasAndLacksTheDigitsNamed) {
  EXPECT_EQ(run({"combos", "3", "8", "--with", "25"}).out, "125\n1 set; in every set: 125; in some: 125\n");
  EXPECT_EQ(run({"combos", "3", "8", "--without", "2"}).out, "134\n1 set; in every set: 134; in some: 134\n");
  EXPECT_EQ(run({"combos", "2", "18"}).out, "no 2 such digits make 18\n");
}

TEST(Combos, AsJson) {
  const auto record = parsed(run({"combos", "2", "4", "--output", "json"}).out);
  EXPECT_EQ(text_at(record, "required"), "13");
  EXPECT_EQ(count_at(record, "schema"), 1);
}

TEST(Combos, WhatIsOutOfRangeIsRefusedByName) {
  for (const auto& words :
       {Words{"combos", "10", "4"}, Words{"combos", "2", "46"}, Words{"combos", "two", "4"},
        Words{"combos", "2"}, Words{"combos", "2", "4", "--with", "0"}}) {
    const auto refused = run(words);
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(lines_of(refused.error), 1U) << refused.error;
  }
}

TEST(Classic, AMethodIsAStrategyAndPrintsItsThreeLinesAndTheBoard) {
  const auto solved = run({"solve", "kakuro", "--method", "full", "--output", "classic"}, {.input = kSquare});
  EXPECT_EQ(solved.code, 0);
  EXPECT_TRUE(opens_with(solved.out, "Method: full (MRV=True, LCV=True)\nNodes: 5, backtracks: 0, time: 0."));
  EXPECT_TRUE(says(solved.out, " s\nSolution valid? True\n"));
  EXPECT_TRUE(says(solved.out, "   \\ 3    1      2   \n"));
  EXPECT_EQ(run({"solve", "kakuro", "--method", "mrv", "--strategy", "mrv"}, {.input = kSquare}).code, 2);
}

TEST(Classic, AnImpossiblePuzzleSaysSoWithTheReason) {
  const auto solved = run({"solve", "kakuro", "--output", "classic"}, {.input = kTypo});
  EXPECT_EQ(solved.code, 1);
  EXPECT_TRUE(says(solved.out, "No solution found\n"));
  EXPECT_TRUE(says(solved.out, "the across clues of these 4 cells sum to 11, the down clues to 10"));
}

TEST(Classic, CompareRunsTheFourInTurnAndShowsTheBoardOnce) {
  const auto compared = run({"solve", "kakuro", "--compare"}, {.input = kSquare});
  EXPECT_EQ(compared.code, 0);
  EXPECT_EQ(lines_of(compared.out), 4U * 3 + 3);
  EXPECT_LT(compared.out.find("Method: basic"), compared.out.find("Method: mrv"));
  EXPECT_LT(compared.out.find("Method: lcv"), compared.out.find("Method: full"));
  EXPECT_EQ(run({"solve", "tens", "--compare"}, {.input = "19\n"}).code, 2);
}

TEST(Classic, TheBatchRunnerPrintsThePuzzleTheLinesAndTheBoardAndWritesItsTable) {
  const TempFolder folder;
  folder.write("puzzles/p10.txt", kSquare);
  folder.write("puzzles/p9.txt", kTypo);
  folder.write("puzzles/notes.md", "not a puzzle");
  const auto ran =
      run({"bench", "kakuro", "--puzzles-dir", folder.path("puzzles"), "--csv", folder.path("t.csv")});
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(opens_with(ran.out, kTypo));
  EXPECT_LT(ran.out.find("No solution found"), ran.out.find(kSquare));
  const auto table = folder.read("t.csv");
  EXPECT_TRUE(opens_with(table, "puzzle,file,method,use_mrv,use_lcv,nodes,backtracks,time_sec,valid,status"));
  EXPECT_EQ(lines_of(table), 9U);
  EXPECT_TRUE(says(table, "p10,p10.txt,full,1,1,5,0,0."));
  EXPECT_TRUE(says(table, "p9,p9.txt,basic,0,0,"));
}

TEST(Classic, AFolderWithoutPuzzlesIsRefused) {
  const TempFolder folder;
  folder.write("puzzles/readme.md", "nothing");
  const auto refused = run({"bench", "kakuro", "--puzzles-dir", folder.path("puzzles")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.error, "there is no puzzle to run"));
}

TEST(Trace, TellsEveryDigitAssignedPrunedAndUndone) {
  const auto solved =
      parsed(run({"solve", "kakuro", "--method", "basic", "--param", "trace=1", "--output", "json"},
                 {.input = kSquare})
                 .out);
  const auto& trace = *solved.find("trace")->get<Record::List>();
  ASSERT_EQ(trace.size(), 4U);
  EXPECT_EQ(text_at(trace.front(), "rule"), "assign");
  EXPECT_EQ(text_at(trace[3], "reason"), "assign 4 at row 3, column 3, depth 4");
  EXPECT_EQ(count_at(solved, "metrics.depth_0"), 1);
}

TEST(Repair, ListsTheChangesThatGiveOneAnswer) {
  const auto solved = run({"solve", "kakuro", "--repair"}, {.input = kTypo});
  EXPECT_EQ(solved.code, 1);
  EXPECT_TRUE(says(solved.out, "No solution found: the across clues of these 4 cells sum to 11"));
  EXPECT_TRUE(says(solved.out, "  across 4 at row 2, columns 2 and 3 becomes 3\n"));
  const auto record = parsed(run({"solve", "kakuro", "--repair", "--output", "json"}, {.input = kTypo}).out);
  EXPECT_EQ(text_at(list_at(record, "repairs").front(), "puzzle"), kSquare);
}

TEST(Grade, OfOneAnswerAndOfFolders) {
  const auto solved = parsed(run({"solve", "kakuro", "--grade", "--output", "json"}, {.input = kSquare}).out);
  EXPECT_EQ(text_at(solved, "grade.name"), "easy");
  EXPECT_EQ(count_at(solved, "grade.techniques.last cell"), 3);
  const TempFolder folder;
  folder.write("puzzles/a.txt", kSquare);
  folder.write("puzzles/b.txt", kTypo);
  const auto graded = run({"grade", "kakuro", folder.path("puzzles"), "--csv", folder.path("g.csv")});
  EXPECT_EQ(graded.code, 0);
  EXPECT_TRUE(says(graded.out, "a.txt"));
  const auto table = folder.read("g.csv");
  EXPECT_TRUE(opens_with(table, "puzzle,size,verdict,grade,score,hardest,techniques\n"));
  EXPECT_TRUE(says(table, "a.txt,3x3,unique,easy,"));
  EXPECT_TRUE(says(table, "b.txt,3x3,impossible,,,,\"the puzzle has no answer, so it has no grade\""));
}

TEST(Grade, WhatIsNoPuzzleIsRefused) {
  EXPECT_EQ(run({"grade", "kakuro"}).code, 2);
  const TempFolder folder;
  const auto broken = folder.write("broken.txt", "3 3\nX\n");
  EXPECT_EQ(run({"grade", "kakuro", broken}).code, 2);
}

TEST(Hint, FromAPositionWithAMistakeNamesIt) {
  const TempFolder folder;
  const auto puzzle = folder.write("p.txt", kSquare);
  const auto position = folder.write("from.txt", "3 3\nX D4 D6\nA3 3 .\nA7 1 .\n");
  const auto hint = run({"hint", "kakuro", puzzle, "--from", position});
  EXPECT_EQ(hint.code, 0);
  EXPECT_TRUE(opens_with(hint.out, "mistake: "));
}

TEST(Generate, AKakuroOfTheGradeAskedForHasItAndOneAnswer) {
  const auto made =
      run({"generate", "kakuro", "--rows", "8", "--cols", "8", "--grade", "hard", "--seed", "4"});
  const auto solved =
      parsed(run({"solve", "kakuro", "--grade", "--output", "json"}, {.input = made.out}).out);
  EXPECT_TRUE(truth_at(solved, "unique"));
  EXPECT_EQ(text_at(solved, "grade.name"), "hard");
  EXPECT_EQ(run({"generate", "kakuro", "--kind", "pattern", "--pattern", "..x"}).code, 2);
}

TEST(Book, SeveralPuzzlesShareThePagesOfAPdf) {
  const TempFolder folder;
  const auto one = folder.write("one.txt", kSquare);
  const auto two = folder.write("two.txt", kSquare);
  const auto book = run({"render", "kakuro", one, two, "--to", "pdf", "--per-page", "2", "--answers"});
  EXPECT_EQ(book.code, 0);
  EXPECT_TRUE(opens_with(book.out, "%PDF-"));
  EXPECT_EQ(run({"render", "kakuro", one, two, "--to", "svg"}).code, 2);
  EXPECT_EQ(run({"render", "kakuro", one, "--per-page", "99"}).code, 2);
  const auto typo = folder.write("typo.txt", kTypo);
  EXPECT_EQ(run({"render", "kakuro", typo, "--answers"}).error, "typo.txt has no answer to print\n");
}

}  // namespace
}  // namespace quadrille::cli
