#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Making puzzles, turning them into other forms, and drawing them.

TEST(Generate, MakesABoardOfTheSizeAskedFor) {
  const auto made = run({"generate", "tens", "--rows", "3", "--cols", "5"});
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.error, "");
  EXPECT_EQ(lines_of(made.out), 3U);
  EXPECT_EQ(made.out.size(), 18U);
}

TEST(Generate, MakesManyEachWithItsName) {
  const auto made = run({"generate", "tens", "--rows", "2", "--cols", "2", "--count", "12"});
  EXPECT_TRUE(opens_with(made.out, "@ 1\n"));
  EXPECT_TRUE(says(made.out, "\n@ 12\n"));
  EXPECT_EQ(lines_of(made.out), 36U);
}

TEST(Generate, TheFirstOfManyIsTheOnlyOneOfOne) {
  const auto one = run({"generate", "tens", "--seed", "9"}).out;
  EXPECT_TRUE(opens_with(run({"generate", "tens", "--seed", "9", "--count", "3"}).out, "@ 1\n" + one));
}

TEST(Generate, WritesOtherFormsAndFiles) {
  const TempFolder folder;
  const auto made = run({"generate", "tens", "--rows", "2", "--cols", "2", "--to", "json"});
  EXPECT_EQ(parsed(made.out).get<Record::List>()->size(), 2U);
  EXPECT_EQ(
      run({"generate", "tens", "--rows", "2", "--cols", "2", "--to", "json", "-o", folder.path("made")}).out,
      "");
  EXPECT_EQ(folder.read("made"), made.out);
}

TEST(Generate, ABoardMadeToBeClearedCanBeCleared) {
  const auto board = run({"generate", "tens", "--kind", "clearable", "--rows", "4", "--cols", "5"}).out;
  const auto record = parsed(run({"solve", "tens", "--output", "json"}, {.input = board}).out);
  EXPECT_EQ(count_at(record, "answer.cleared"), 20);
  EXPECT_TRUE(truth_at(record, "answer.optimal"));
}

TEST(Generate, AnotherFamilysOptionIsRefused) {
  const auto refused = run({"generate", "tens", "--mines", "10"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_TRUE(says(refused.error, "'--mines'"));
}

TEST(Generate, AnotherTargetIsWrittenWithTheBoard) {
  EXPECT_TRUE(opens_with(run({"generate", "tens", "--target", "12"}).out, "target 12\n"));
}

TEST(Convert, ThereAndBackGivesTheSamePuzzle) {
  const auto board = run({"generate", "tens", "--target", "15"}).out;
  const auto json = run({"convert", "tens", "-", "--to", "json"}, {.input = board});
  EXPECT_EQ(json.code, 0);
  EXPECT_EQ(count_at(parsed(json.out), "target"), 15);
  EXPECT_EQ(run({"convert", "tens", "-", "--to", "plain"}, {.input = json.out}).out, board);
}

TEST(Convert, KeepsTheNamesOfMany) {
  const std::string boards = "@ first\n19\n@ second\n28\n";
  EXPECT_EQ(run({"convert", "tens", "-", "--to", "plain"}, {.input = boards}).out, boards);
  EXPECT_EQ(run({"convert", "tens", "-", "--to", "plain", "--puzzle", "second"}, {.input = boards}).out,
            "28\n");
}

TEST(Convert, AFormForOneBoardRefusesMany) {
  const auto refused = run({"convert", "tens", "-", "--to", "json"}, {.input = "@ a\n19\n@ b\n28\n"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_TRUE(says(refused.error, "holds one board, not 2"));
}

TEST(Render, RulersCountFromOneAndStandThereOnlyWhenAskedFor) {
  const Words render{"render", "tens", "-"};
  EXPECT_TRUE(opens_with(run(render, {.input = "19\n28\n"}).out, "1 9\n2 8\n"));
  const auto ruled = run({"render", "tens", "-", "--rulers"}, {.input = "19\n28\n"}).out;
  EXPECT_TRUE(opens_with(ruled, "  | 1 2\n--+----\n1 | 1 9\n2 | 2 8\n")) << ruled;
  const Words drawn{"render", "tens", "-", "--to", "svg"};
  const auto svg = run(drawn, {.input = "99\n99\n"}).out;
  EXPECT_FALSE(says(svg, ">2</text>"));
  auto with_rulers = drawn;
  with_rulers.emplace_back("--rulers");
  EXPECT_TRUE(says(run(with_rulers, {.input = "99\n99\n"}).out, ">2</text>"));
}

TEST(Render, DrawsThePuzzleInEveryForm) {
  const Surroundings board{.input = "19\n28\n"};
  EXPECT_TRUE(says(run({"render", "tens", "-"}, board).out, "1"));
  EXPECT_TRUE(says(run({"render", "tens", "-", "--to", "svg"}, board).out, "<svg xmlns="));
  EXPECT_TRUE(opens_with(run({"render", "tens", "-", "--to", "png"}, board).out, "\x89PNG\r\n\x1a\n"));
  EXPECT_TRUE(opens_with(run({"render", "tens", "-", "--to", "pdf"}, board).out, "%PDF-"));
}

TEST(Render, DrawsAnAnswerOntoThePuzzle) {
  const TempFolder folder;
  const auto answer = folder.write("answer", "0 0 0 1\n1 0 1 1\n");
  const Surroundings board{.input = "19\n28\n"};
  const auto bare = run({"render", "tens", "-", "--to", "svg"}, board).out;
  const auto drawn = run({"render", "tens", "-", "--to", "svg", "--answer", answer}, board).out;
  EXPECT_NE(drawn, bare);
  EXPECT_EQ(drawn, run({"solve", "tens", "--strategy", "greedy", "--output", "svg"}, board).out);
}

TEST(Render, AWrongAnswerIsNotDrawn) {
  const TempFolder folder;
  const auto answer = folder.write("answer", "0 0 1 1\n");
  const auto refused = run({"render", "tens", "-", "--answer", answer}, {.input = "19\n28\n"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_EQ(refused.error, answer + ": move 1 sums to 20, not 10\n");
}

TEST(Tour, SolvesASampleOfEveryFamily) {
  const auto tour = run({"tour"});
  EXPECT_EQ(tour.code, 0);
  EXPECT_TRUE(opens_with(tour.out, "tens: "));
  EXPECT_TRUE(says(tour.out, "\nsolved by auto in "));
}

}  // namespace
}  // namespace quadrille::cli
