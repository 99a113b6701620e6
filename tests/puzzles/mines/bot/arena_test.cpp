#include "puzzles/mines/bot/session.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/bot/referee/endless.hpp"

// The referee of endless games, and what a session does on them.

namespace quadrille::mines::bot {
namespace {

struct Played {
  GameResult result;
  std::int64_t count(std::string_view name) const { return *result.extra.find(name)->get<std::int64_t>(); }
};

Played played(std::uint64_t seed, const Record& rules, const Record& options) {
  const auto arena = session_play().deal(rules, seed).value();
  const auto session = open_session(options).value();
  for (auto input = arena->open(); !input.is_null();) {
    Context context({});
    const auto reply = session->tick(input, context);
    EXPECT_EQ(reply.find("error"), nullptr);
    input = arena->next(reply);
  }
  return {arena->result()};
}

TEST(BotArena, TheSameSeedIsTheSameBoardAndAnotherIsAnother) {
  const Endless one{.seed = 1};
  const Endless again{.seed = 1};
  const Endless other{.seed = 2};
  int differences = 0;
  for (int row = -20; row <= 20; ++row) {
    for (int col = -20; col <= 20; ++col) {
      EXPECT_EQ(one.has_mine(at(row, col)), again.has_mine(at(row, col)));
      differences += one.has_mine(at(row, col)) != other.has_mine(at(row, col)) ? 1 : 0;
    }
  }
  EXPECT_GT(differences, 100);
}

TEST(BotArena, AnEndlessBoardHasTheDensityItPromisesAndAnOpeningInTheMiddle) {
  const Endless board{.seed = 7, .density = 0.2};
  int mines = 0;
  for (int row = -200; row < 200; ++row) {
    for (int col = -200; col < 200; ++col) mines += board.has_mine(at(row, col)) ? 1 : 0;
  }
  EXPECT_NEAR(mines / 160'000.0, 0.2, 0.005);
  EXPECT_EQ(board.number_at({}), 0);
}

TEST(BotArena, WithoutGuessesNoCellThatIsCalledSafeIsAMine) {
  const Record rules = Record::Map{{"density", 0.2}, {"lives", 1}, {"ticks", 300}};
  std::int64_t opened = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto game = played(seed, rules, Record::Map{{"density", 0.2}, {"allow_guess", false}});
    EXPECT_EQ(game.count("wrong_safe"), 0) << seed;
    EXPECT_EQ(game.count("lives_lost"), 0) << seed;
    EXPECT_EQ(game.result.guesses, 0U);
    opened += game.count("opened");
  }
  EXPECT_GT(opened, 10'000);
}

TEST(BotArena, AGuessThatHitsAMineCostsALifeAndTheGameGoesOn) {
  const Record rules = Record::Map{{"density", 0.27}, {"window", "8x8"}, {"lives", 6}, {"ticks", 400}};
  std::int64_t lost = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto game = played(seed, rules, Record::Map{{"density", 0.27}});
    EXPECT_EQ(game.count("wrong_safe"), 0);
    EXPECT_LE(game.count("lives_lost"), static_cast<std::int64_t>(game.result.guesses));
    EXPECT_LE(game.count("lives_lost"), 6);
    EXPECT_EQ(game.result.won, game.count("lives_lost") < 6 && game.count("ticks") == 400);
    lost += game.count("lives_lost");
  }
  EXPECT_GT(lost, 0);
}

TEST(BotArena, TheWindowMovesToWhatTheSessionWantsToSee) {
  const auto game = played(3, Record::Map{{"window", "7x7"}, {"ticks", 100}}, Record::Map{{"density", 0.2}});
  EXPECT_GT(game.count("moves"), 10);
  EXPECT_GT(game.count("opened"), 49);
}

TEST(BotArena, AWindowThatIsNoneIsRefused) {
  for (const auto* window : {"", "16", "x", "2x9", "9x", "9x9x9", "300x300", "9 x 9"}) {
    const auto refused = session_play().deal(Record::Map{{"window", window}}, 1);
    ASSERT_FALSE(refused) << window;
    EXPECT_NE(refused.error().message.find("ROWSxCOLS"), std::string::npos);
  }
}

TEST(BotArena, EveryPipelineToCompareIsOneThatASessionUnderstands) {
  for (const auto& pipeline : session_play().pipelines)
    EXPECT_TRUE(open_session(pipeline.options)) << pipeline.name;
}

}  // namespace
}  // namespace quadrille::mines::bot
