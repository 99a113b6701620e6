#include <gtest/gtest.h>

#include <sstream>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Minesweeper as a user meets it.

constexpr auto kOneTwoOne = "mines 2\n?????\n11211\n";
constexpr auto kEndgame = "mines 5\n?????\n?1???\n?3???\n?????\n";

TEST(Mines, TellsWhatIsSafeAndWhatIsAMine) {
  const auto solved = run({"solve", "mines"}, {.input = kOneTwoOne});
  EXPECT_EQ(solved.code, 0);
  EXPECT_FALSE(says(solved.out, "+*+*+")) << "the board stands there once";
  EXPECT_TRUE(says(solved.out, "+ * + * +\n1 1 2 1 1\n"));
}

TEST(Mines, TheJsonHasChancesLayoutsAndTheGuessWithItsFigures) {
  const auto record = parsed(run({"solve", "mines", "--output", "json"}, {.input = kEndgame}).out);
  EXPECT_EQ(text_at(record, "status"), "solved");
  EXPECT_EQ(text_at(record, "answer.solutions"), "360");
  EXPECT_TRUE(truth_at(record, "answer.exact"));
  EXPECT_EQ(count_at(record, "answer.guess.1"), 2);
  EXPECT_EQ(text_at(record, "answer.guess_reason"), "endgame");
  EXPECT_NEAR(number_at(record, "answer.guess_win"), 285.0 / 360, 1e-12);
  EXPECT_TRUE(entry_at(record, "answer.probability.1.1").is_null());
  EXPECT_TRUE(entry_at(record, "unique").is_null());
}

TEST(Mines, RulesAlonePartlyAnswer) {
  const auto reduced =
      run({"solve", "mines", "--strategy", "reduce", "--output", "json"}, {.input = kEndgame});
  EXPECT_EQ(reduced.code, 3);
  EXPECT_EQ(text_at(parsed(reduced.out), "status"), "partial");
}

TEST(Mines, AContradictionNamesItsCells) {
  const auto refuted = run({"solve", "mines", "--output", "json"}, {.input = "mines 2\norigin -5 3\n1?0\n"});
  EXPECT_EQ(refuted.code, 1);
  const auto record = parsed(refuted.out);
  EXPECT_EQ(text_at(record, "status"), "impossible");
  EXPECT_EQ(count_at(record, "reason.cells.0.0"), -5) << "in the board's coordinates";
}

TEST(Mines, AHintNamesTheNumber) {
  const auto hint = run({"hint", "mines"}, {.input = "mines 1\nF1?\n11?\n"});
  EXPECT_EQ(hint.code, 0);
  EXPECT_TRUE(says(hint.out, "already touches 1 mine"));
}

TEST(Mines, APositionHasAGrade) {
  const TempFolder folder;
  const auto file = folder.write("position.txt", kOneTwoOne);
  EXPECT_TRUE(says(run({"grade", "mines", file}).out, "medium"));
  const auto graded = parsed(run({"grade", "mines", file, "--output", "json"}).out);
  EXPECT_EQ(text_at(graded, "puzzles.0.grade.hardest"), "subset");
  EXPECT_EQ(count_at(graded, "puzzles.0.grade.techniques.subset"), 1);
  EXPECT_TRUE(says(run({"solve", "mines", "--grade"}, {.input = kOneTwoOne}).out, "hardest: subset\n"));
  const auto solved = parsed(run({"solve", "mines", "--grade", "--output", "json"}, {.input = kEndgame}).out);
  EXPECT_EQ(text_at(solved, "grade.name"), "guess");
}

TEST(Mines, APositionThatNoLayoutFitsHasNoGrade) {
  const TempFolder folder;
  const auto graded = run({"grade", "mines", folder.write("wrong.txt", "mines 2\n1?0\n")});
  EXPECT_EQ(graded.code, 0);
  EXPECT_TRUE(says(graded.out, "no layout fits, so the position has no grade"));
}

TEST(Mines, PlaysTheGamesOfAFile) {
  const TempFolder folder;
  const auto layouts =
      folder.write("games.txt", "# one game\nboard 5 1 1 zero 0 0\n7 10\nboard 2 2 1 safe 0 0\n8 4\n");
  const auto played = run(
      {"play", "mines", "--layouts", layouts, "--output", "json", "--games-out", folder.path("games.jsonl")});
  EXPECT_EQ(played.code, 0);
  EXPECT_EQ(count_at(parsed(played.out), "games"), 2);
  std::istringstream lines(folder.read("games.jsonl"));
  std::string line;
  ASSERT_TRUE(std::getline(lines, line));
  const auto first = parsed(line);
  EXPECT_EQ(text_at(first, "id"), "7");
  EXPECT_TRUE(truth_at(first, "won"));
  EXPECT_EQ(count_at(first, "guesses"), 0);
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_EQ(text_at(parsed(line), "id"), "8");
  EXPECT_GE(count_at(parsed(line), "guesses"), 1);
}

TEST(Mines, DealsGamesByTheStartRuleAndTheSeed) {
  const Words words{"play", "mines",   "--rows", "9",        "--cols", "9", "--mines",
                    "10",   "--start", "zero",   "--first",  "3",      "3", "--games",
                    "20",   "--seed",  "4",      "--output", "json"};
  const auto once = parsed(run(words).out);
  EXPECT_EQ(count_at(once, "wins"), count_at(parsed(run(words).out), "wins"));
  EXPECT_GT(count_at(once, "wins"), 10);
  EXPECT_EQ(run({"play", "mines", "--first", "99", "0"}).code, 2);
}

TEST(Mines, APictureShowsTheLayersAskedFor) {
  const TempFolder folder;
  const auto position = folder.write("position.txt", kEndgame);
  const auto answer = folder.write("answer.json", run({"solve", "mines", position, "--output", "json"}).out);
  const auto chances =
      run({"render", "mines", position, "--answer", answer, "--to", "svg", "--layer", "probabilities"});
  EXPECT_EQ(chances.code, 0);
  EXPECT_TRUE(says(chances.out, ">2%<"));
  const auto zones = run({"render", "mines", position, "--to", "svg", "--layer", "zones"});
  EXPECT_EQ(zones.code, 0);
  EXPECT_FALSE(says(zones.out, "%<"));
  EXPECT_TRUE(says(run({"render", "mines", position, "--layer", "colours"}).error,
                   "no layer 'colours'; this picture has zones"));
}

TEST(Mines, ChecksEveryClaimAgainstAllLayouts) {
  const TempFolder folder;
  const auto position = folder.write("position.txt", "mines 1\n?100\n?100\n");
  const auto wrong = folder.write("wrong.txt", "+100\n?100\n");
  const auto checked = run({"check", "mines", position, wrong});
  EXPECT_EQ(checked.code, 1);
  EXPECT_TRUE(says(checked.out, "called safe, but a mine with chance 0.5"));
}

}  // namespace
}  // namespace quadrille::cli
