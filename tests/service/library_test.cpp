#include <gtest/gtest.h>

#include <algorithm>
#include <quadrille/quadrille.hpp>

namespace {

TEST(Library, SolvesATextAndItsAnswerPassesTheCheck) {
  const auto solution = quadrille::solve("tens", "19\n28\n", {.node_limit = 1000});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->status, "solved");
  EXPECT_EQ(solution->score, 4);
  const auto mistakes = quadrille::check("tens", "19\n28\n", solution->answer);
  ASSERT_TRUE(mistakes);
  EXPECT_TRUE(mistakes->empty());
}

TEST(Library, TheJsonOfASolutionIsAnAnswerToo) {
  const auto solution = quadrille::solve("tens", "19\n28\n", {.strategy = "greedy"});
  ASSERT_TRUE(solution);
  const auto mistakes = quadrille::check("tens", "19\n28\n", solution->json);
  ASSERT_TRUE(mistakes);
  EXPECT_TRUE(mistakes->empty());
}

TEST(Library, BadInputIsAValueWithAPlace) {
  const auto solution = quadrille::solve("tens", "19\n2x\n");
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().line, 2);
  EXPECT_EQ(solution.error().column, 2);
}

TEST(Library, UnknownNamesAreAnsweredWithTheKnownOnes) {
  EXPECT_NE(quadrille::solve("tenz", "19").error().message.find("tens"), std::string::npos);
  EXPECT_NE(quadrille::solve("tens", "19", {.strategy = "gredy"}).error().message.find("greedy"),
            std::string::npos);
  EXPECT_FALSE(quadrille::strategies("tenz"));
}

TEST(Library, ParametersAreGivenAsTexts) {
  EXPECT_TRUE(quadrille::solve("tens", "19", {.strategy = "greedy", .parameters = {{"prefer", "fewest"}}}));
  EXPECT_FALSE(quadrille::solve("tens", "19", {.strategy = "greedy", .parameters = {{"prefer", "none"}}}));
}

TEST(Library, AWrongAnswerIsNamedAndNotDrawn) {
  const auto mistakes = quadrille::check("tens", "19\n28\n", "0 0 1 1\n");
  ASSERT_TRUE(mistakes);
  EXPECT_EQ(mistakes->size(), 1U);
  EXPECT_FALSE(quadrille::render("tens", "19\n28\n", "0 0 1 1\n", "svg"));
}

TEST(Library, DrawsAPuzzleWithItsAnswer) {
  const auto picture = quadrille::render("tens", "19\n28\n", "0 0 0 1\n", "svg");
  ASSERT_TRUE(picture);
  EXPECT_NE(picture->find("<svg"), std::string::npos);
}

TEST(Library, ListsEveryFamilyWithItsStrategies) {
  const auto names = quadrille::families();
  EXPECT_NE(std::ranges::find(names, "tens"), names.end());
  for (const auto& name : names) EXPECT_FALSE(quadrille::strategies(name)->empty()) << name;
}

}  // namespace
