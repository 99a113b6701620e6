#include <gtest/gtest.h>

#include <algorithm>
#include <quadrille/quadrille.hpp>
#include <sstream>

namespace {

// The example of docs/library.md, word for word but for its main.
int example(std::ostream& out, std::ostream& err, const char* puzzle) {
  const auto solution = quadrille::solve("tens", puzzle, {.time_limit = std::chrono::seconds(1)});
  if (!solution) {
    err << solution.error().line << ": " << solution.error().message << '\n';
    return 2;
  }
  out << solution->status << '\n' << solution->answer;
  return 0;
}

TEST(Library, TheExampleOfTheManualDoesWhatItSays) {
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(example(out, err, "1 9 5\n5 2 8\n"), 0);
  EXPECT_TRUE(out.str().starts_with("solved\n")) << out.str();
  EXPECT_EQ(example(out, err, "1 9\n5 x\n"), 2);
  EXPECT_EQ(err.str(), "2: 'x' is not a digit\n");
}

TEST(Library, WhatCanBeThrownIsDeclared) {
  EXPECT_THROW(throw quadrille::Fault("an answer failed its check"), std::runtime_error);
}

TEST(Library, TextsMayCarryAMark) {
  EXPECT_TRUE(quadrille::solve("tens",
                               "\xEF\xBB\xBF"
                               "19\n",
                               {.node_limit = 100}));
}

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
  ASSERT_EQ(mistakes->size(), 1U);
  EXPECT_EQ(mistakes->front().reason, "move 1 sums to 20, not 10");
  EXPECT_EQ(mistakes->front().cells, (std::vector<std::pair<int, int>>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
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
