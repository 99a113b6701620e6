#include <gtest/gtest.h>

#include "conformance/bad_values.hpp"
#include "conformance/every_family.hpp"

// Whole games against a referee.

namespace quadrille::conformance {
namespace {

class EveryPlayedFamily : public EveryFamily {};

TEST_P(EveryPlayedFamily, DealsTheSameGameFromTheSameSeed) {
  Random first(5, 3);
  Random again(5, 3);
  Random other(5, 4);
  const auto dealt = [&](Random& random) {
    const auto& games = *family().games();
    return games.write(*games.deal({}, random).value());
  };
  const auto game = dealt(first);
  EXPECT_EQ(dealt(again), game);
  EXPECT_NE(dealt(other), game);
}

TEST_P(EveryPlayedFamily, AGameIsReadAsItWasWritten) {
  const auto& games = *family().games();
  Random random(5, 3);
  const auto text = games.write(*games.deal({}, random).value());
  const auto read = games.read(text);
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->size(), 1U);
  EXPECT_EQ(games.write(*read->front().puzzle), text);
}

TEST_P(EveryPlayedFamily, EveryStrategyPlaysAGameToItsEnd) {
  const auto& games = *family().games();
  for (const auto& info : family().strategies()) {
    SCOPED_TRACE(info.name);
    const auto run = family().bind(info.name, {}).value();
    const auto played = [&] {
      Random random(5, 3);
      const auto game = games.deal({}, random).value();
      Context context({.limits = {.nodes = kFewNodes}});
      std::size_t positions = 0;
      const auto watch = [&](const AnyPuzzle& position, const AnyAnswer*) {
        EXPECT_GT(family().size(position).cells(), 0U);
        ++positions;
      };
      auto result = games.play(*game, run, context, watch);
      EXPECT_GT(positions, 0U);
      return result;
    };
    const auto result = played();
    const auto again = played();
    EXPECT_EQ(again.won, result.won);
    EXPECT_EQ(again.score, result.score);
    EXPECT_EQ(again.guesses, result.guesses);
    EXPECT_EQ(again.extra, result.extra);
  }
}

TEST_P(EveryPlayedFamily, AStoppedGameEnds) {
  const auto& games = *family().games();
  Random random(5, 3);
  const auto game = games.deal({}, random).value();
  auto context = stopped();
  EXPECT_FALSE(games.play(*game, family().bind("", {}).value(), context, {}).won);
}

TEST_P(EveryPlayedFamily, BadSettingsAndRubbishAreRefusedInWords) {
  const auto& games = *family().games();
  for (const auto& parameter : games.parameters()) {
    for (const auto& value : bad_values(parameter)) {
      Random random(5);
      const auto refused = games.deal(Record::Map{{parameter.name, value}}, random);
      ASSERT_FALSE(refused) << parameter.name;
      expect_in_words(refused.error());
    }
  }
  for (const std::string_view rubbish : {"", "\n\n", "\x1b[2J", "?!\n?!\n"}) {
    const auto refused = games.read(rubbish);
    ASSERT_FALSE(refused) << rubbish;
    expect_in_words(refused.error());
  }
}

QUADRILLE_EVERY(EveryPlayedFamily, family_subjects_with(&Family::games));

}  // namespace
}  // namespace quadrille::conformance
