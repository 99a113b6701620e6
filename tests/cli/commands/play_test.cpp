#include <gtest/gtest.h>

#include <sstream>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

TEST(Play, ReportsMeansWithTheirIntervals) {
  const auto played = run({"play", "tens", "--games", "20", "--rows", "4", "--cols", "5", "--strategy",
                           "greedy", "--output", "json"});
  EXPECT_EQ(played.code, 0);
  const auto record = parsed(played.out);
  EXPECT_EQ(count_at(record, "games"), 20);
  EXPECT_LE(count_at(record, "wins"), 20);
  const auto& rate = list_at(record, "win_rate_95");
  ASSERT_EQ(rate.size(), 2U);
  EXPECT_LE(*rate[0].get<double>(), number_at(record, "win_rate"));
  EXPECT_GE(*rate[1].get<double>(), number_at(record, "win_rate"));
  EXPECT_GE(*rate[0].get<double>(), 0);
  EXPECT_LE(*rate[1].get<double>(), 1);
  const auto& score = list_at(record, "mean_score_95");
  ASSERT_EQ(score.size(), 2U);
  EXPECT_LT(*score[0].get<double>(), number_at(record, "mean_score"));
  EXPECT_GT(*score[1].get<double>(), number_at(record, "mean_score"));
  EXPECT_GE(number_at(record, "guesses_per_game"), 0);
  EXPECT_GT(number_at(record, "time_ms.mean"), 0);
  EXPECT_GE(number_at(record, "time_ms.max"), number_at(record, "time_ms.p99"));
  EXPECT_EQ(count_at(record, "schema"), 1);
}

TEST(Play, TextTellsTheSame) {
  const auto played =
      run({"play", "tens", "--games", "3", "--rows", "4", "--cols", "5", "--strategy", "greedy"});
  EXPECT_EQ(played.code, 0);
  EXPECT_TRUE(opens_with(played.out, "3 games, "));
  EXPECT_TRUE(says(played.out, "mean score "));
}

TEST(Play, WritesALinePerGameInOrder) {
  const TempFolder folder;
  EXPECT_EQ(run({"play", "tens", "--games", "9", "--strategy", "greedy", "--threads", "3", "--games-out",
                 folder.path("games.jsonl")})
                .code,
            0);
  std::istringstream lines(folder.read("games.jsonl"));
  int games = 0;
  for (std::string line; std::getline(lines, line);) {
    const auto game = parsed(line);
    EXPECT_EQ(text_at(game, "id"), std::to_string(++games));
    EXPECT_FALSE(truth_at(game, "won"));  // nobody clears a whole board by chance
    EXPECT_EQ(count_at(game, "guesses"), 0);
    EXPECT_GT(number_at(game, "time_ms"), 0);
    EXPECT_GT(number_at(game, "score"), 0);
  }
  EXPECT_EQ(games, 9);
}

TEST(Play, PlaysTheGamesOfAFile) {
  const TempFolder folder;
  const auto layouts = folder.write("games.txt", "@ won\n19\n@ lost\n12\n@ half\n195\n");
  const auto played = run({"play", "tens", "--layouts", layouts, "--strategy", "greedy", "--output", "json",
                           "--games-out", folder.path("games.jsonl")});
  EXPECT_EQ(count_at(parsed(played.out), "games"), 3);
  EXPECT_EQ(count_at(parsed(played.out), "wins"), 1);
  EXPECT_TRUE(opens_with(folder.read("games.jsonl"), R"({"id":"won","won":true,)"));
  const auto fewer =
      run({"play", "tens", "--layouts", layouts, "--strategy", "greedy", "--output", "json", "--games", "2"});
  EXPECT_EQ(count_at(parsed(fewer.out), "games"), 2);
}

TEST(Play, ABadFileOfGamesIsLocated) {
  const TempFolder folder;
  const auto layouts = folder.write("games.txt", "@ one\n19\n@ two\n1x\n");
  const auto refused = run({"play", "tens", "--layouts", layouts});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_TRUE(opens_with(refused.error, layouts + ":4:2: "));
}

}  // namespace
}  // namespace quadrille::cli
