#include "engine/settings/spelling.hpp"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

const std::vector<std::string_view> kKnown{"auto", "greedy", "greedy_plus", "anneal"};

TEST(Spelling, FindsTheNearestWord) {
  EXPECT_EQ(nearest("gredy", kKnown), "greedy");
  EXPECT_EQ(nearest("aneall", kKnown), "anneal");
  EXPECT_EQ(nearest("aut", kKnown), "auto");
}

TEST(Spelling, TwoSwappedLettersAreOneSlip) {
  EXPECT_EQ(nearest("slove", {"serve", "solve"}), "solve");
  EXPECT_EQ(nearest("pgn", {"svg", "png"}), "png");
}

TEST(Spelling, TheBeginningOfAWordMeansIt) { EXPECT_EQ(nearest("ann", kKnown), "anneal"); }

TEST(Spelling, AnExactWordIsItself) { EXPECT_EQ(nearest("greedy", kKnown), "greedy"); }

TEST(Spelling, NothingNearIsNothing) {
  EXPECT_EQ(nearest("genetic", kKnown), "");
  EXPECT_EQ(nearest("x", kKnown), "");
  EXPECT_EQ(nearest("", kKnown), "");
  EXPECT_EQ(nearest(std::string(100'000, 'a'), kKnown), "");
  EXPECT_EQ(nearest("greedy", {}), "");
}

TEST(Spelling, AnUnknownWordIsAnsweredWithAllThatAreKnown) {
  EXPECT_EQ(unknown_word("strategy", "gredy", {"auto", "greedy"}),
            "unknown strategy 'gredy'; did you mean 'greedy'? (known: auto, greedy)");
  EXPECT_EQ(unknown_word("strategy", "\x1b[2J", {"auto"}), "unknown strategy '?[2J' (known: auto)");
}

}  // namespace
}  // namespace quadrille
