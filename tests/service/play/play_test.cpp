#include "service/play/play.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "service/catalogue.hpp"
#include "service/json/json.hpp"
#include "support/folder.hpp"
#include "support/lamps.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::service {
namespace {

std::string games(int won, int lost) {
  std::string text;
  for (int i = 0; i < won; ++i) text += fmt::format("w{} won 10 1\n", i);
  for (int i = 0; i < lost; ++i) text += fmt::format("l{} lost 4 3\n", i);
  return text;
}

PlayReport played(const std::string& layouts, PlayOptions options = {}) {
  options.layouts = layouts;
  return play(*lamps::family(), options, {}, {}).value();
}

// The intervals are those of R's prop.test(correct = FALSE) and of a mean plus or minus 1.96 standard errors.
TEST(PlayReport, TheWinRateHasWilsonsInterval) {
  const auto half = played(games(5, 5));
  EXPECT_EQ(half.games, 10U);
  EXPECT_EQ(half.wins, 5U);
  EXPECT_EQ(half.win_rate, 0.5);
  EXPECT_NEAR(half.win_low, 0.236593, 1e-6);
  EXPECT_NEAR(half.win_high, 0.763407, 1e-6);
}

TEST(PlayReport, TheIntervalStaysWithinNothingAndAll) {
  const auto none = played(games(0, 10));
  EXPECT_EQ(none.win_low, 0.0);
  EXPECT_NEAR(none.win_high, 0.277533, 1e-6);
  const auto all = played(games(10, 0));
  EXPECT_NEAR(all.win_low, 0.722467, 1e-6);
  EXPECT_EQ(all.win_high, 1.0);
}

TEST(PlayReport, TheMeanScoreHasItsStandardError) {
  // Five tens and five fours: mean 7, standard deviation sqrt(10).
  const auto report = played(games(5, 5));
  EXPECT_EQ(report.score.mean, 7.0);
  EXPECT_NEAR(report.score.half_width, 1.959964, 1e-6);
  EXPECT_EQ(report.guesses_per_game, 2.0);
  EXPECT_EQ(played(games(1, 0)).score.half_width, 0.0);
}

TEST(PlayReport, NoGamesAreNoReport) {
  const auto report = play(*lamps::family(), {.games = 0}, {}, {}).value();
  EXPECT_EQ(report.games, 0U);
  EXPECT_EQ(report.win_rate, 0.0);
  EXPECT_EQ(report.max_ms, 0.0);
}

TEST(PlayReport, TimesAreOrdered) {
  const auto report = played(games(20, 20));
  EXPECT_LE(report.mean_ms, report.max_ms);
  EXPECT_LE(report.p99_ms, report.max_ms);
  EXPECT_GT(report.max_ms, 0.0);
}

TEST(Play, GamesAreToldInOrderHoweverManyAtOnce) {
  for (const int threads : {1, 4}) {
    std::vector<std::string> ids;
    const PlayOptions options{.layouts = games(30, 0), .threads = threads};
    (void)play(*lamps::family(), options, {}, [&](const PlayedGame& game) { ids.push_back(game.id); });
    ASSERT_EQ(ids.size(), 30U);
    for (int i = 0; i < 30; ++i) EXPECT_EQ(ids[i], fmt::format("w{}", i));
  }
}

TEST(Play, TakesNoMoreGamesThanAsked) {
  EXPECT_EQ(played(games(10, 0), {.games = 3}).games, 3U);
  EXPECT_EQ(played(games(2, 0), {.games = 3}).games, 2U);
}

TEST(Play, DealsTheSameGamesForTheSameSeed) {
  const auto wins = [](std::uint64_t seed, int threads) {
    return play(*lamps::family(), {.request = {.seed = seed}, .games = 200, .threads = threads}, {}, {})
        ->wins;
  };
  EXPECT_EQ(wins(1, 1), wins(1, 4));
  EXPECT_GT(wins(1, 1), 60U);
  EXPECT_LT(wins(1, 1), 140U);
}

TEST(Play, EveryGameHasItsOwnBudget) {
  std::vector<Record> nodes;
  (void)play(*lamps::family(), {.request = {.strategy = "endless", .nodes = 5}, .layouts = games(4, 0)}, {},
             [&](const PlayedGame& game) { nodes.push_back(*game.result.extra.find("nodes")); });
  EXPECT_EQ(nodes, (std::vector<Record>{5, 5, 5, 5}));
}

TEST(Play, AStopLeavesTheGamesThatWereFinished) {
  std::stop_source source;
  int told = 0;
  const auto report =
      play(*lamps::family(), {.games = 1000}, {.stop = source.get_token()}, [&](const PlayedGame&) {
        if (++told == 3) source.request_stop();
      });
  EXPECT_EQ(report->games, static_cast<std::uint64_t>(told));
  EXPECT_LT(told, 100);
}

TEST(Play, AGameThatAStopCutsIsNoGame) {
  std::stop_source source;
  ManualClock clock(kEveryNode);
  clock.at_reading(20, [&] { source.request_stop(); });
  const auto report = play(*lamps::family(), {.request = {.strategy = "endless"}, .layouts = games(4, 0)},
                           {.stop = source.get_token(), .clock = &clock},
                           [](const PlayedGame& game) { ADD_FAILURE() << game.id; });
  EXPECT_EQ(report->games, 0U);
}

TEST(PlaySessions, AGameThatAStopCutsIsNoGame) {
  const Catalogue catalogue;
  for (std::uint64_t reading = 500; reading < 700; reading += 7) {
    std::stop_source source;
    ManualClock clock;
    clock.at_reading(reading, [&] { source.request_stop(); });
    std::uint64_t told = 0;
    const auto report = play_sessions(
        **catalogue.find("mines"), {.settings = Record::Map{{"ticks", 5}, {"lives", 100}}, .games = 1000},
        {.stop = source.get_token(), .clock = &clock}, [&](const PlayedGame& game) {
          ++told;
          EXPECT_EQ(*game.result.extra.find("ticks"), Record(5)) << reading;
        });
    EXPECT_EQ(report->games, told);
    EXPECT_GT(told, 0U);
    EXPECT_LT(told, 100U);
  }
}

TEST(PlaySessions, AFolderThatCannotBeMadeEndsThemWithAnError) {
  const Catalogue catalogue;
  const Folder folder;
  folder.write("file", "");
  const auto report = play_sessions(
      **catalogue.find("mines"), {.games = 3, .overlays = OverlayOptions{folder.path("file/below")}}, {}, {});
  ASSERT_FALSE(report);
  EXPECT_NE(report.error().message.find("cannot be made"), std::string::npos);
}

TEST(Play, BadUsageIsAnErrorInWords) {
  const auto family = lamps::family();
  EXPECT_EQ(play(*family, {.layouts = "a won 1\n"}, {}, {}).error(), (Error{"a game is four words", 1, 1}));
  EXPECT_FALSE(play(*family, {.request = {.strategy = "none"}}, {}, {}));
  EXPECT_EQ(play(*family, {.settings = Record::Map{{"rows", 3}}}, {}, {}).error().message,
            "unknown parameter 'rows': there are none");
}

TEST(Play, RecordsHaveTheKeysOfTheContract) {
  const auto report = record_of(played(games(1, 1)));
  for (const auto* key : {"games", "wins", "win_rate", "win_rate_95", "mean_score", "mean_score_95",
                          "guesses_per_game", "time_ms", "schema", "version"}) {
    EXPECT_NE(report.find(key), nullptr) << key;
  }
  GameResult result{.won = true, .score = 3, .guesses = 2};
  result.extra.add("moves", 9);
  const auto game = record_of(PlayedGame{.id = "g", .result = result, .time_ms = 1.5});
  EXPECT_EQ(to_json(game), R"({"id":"g","won":true,"score":3.0,"guesses":2,"time_ms":1.5,"moves":9})");
}

}  // namespace
}  // namespace quadrille::service
