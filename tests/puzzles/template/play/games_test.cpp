#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/play/games.hpp"

namespace quadrille::template_family {
namespace {

GameResult played(const BoundStrategy<Puzzle, Answer>& run) {
  Context context({});
  return games().play({page("-x\nx-\n").page}, run, context);
}

TEST(TemplateGames, AWrongPageIsAGuessAndGivesAwayASquare) {
  std::vector<Puzzle> asked;
  const auto result = played([&](const Puzzle& puzzle, Context&) -> Outcome<Answer> {
    asked.push_back(puzzle);
    return {Found<Answer>{page(asked.size() == 1 ? "x-\n-x\n" : "-x\nx-\n")}};
  });
  EXPECT_TRUE(result.won);
  EXPECT_EQ(result.guesses, 1U);
  EXPECT_EQ(result.score, 3);
  EXPECT_EQ(asked, (std::vector{drawn("1 1\n1 ..\n1 ..\n"), drawn("1 1\n1 -.\n1 ..\n")}));
}

TEST(TemplateGames, APageThatDoesNotGoWithWhatIsShownLoses) {
  const auto result =
      played([](const Puzzle&, Context&) -> Outcome<Answer> { return {Found<Answer>{page("x-\nx-\n")}}; });
  EXPECT_FALSE(result.won);
}

TEST(TemplateGames, WhoeverGivesUpHasLost) {
  EXPECT_FALSE(played([](const Puzzle&, Context&) -> Outcome<Answer> { return {Objection{"no"}}; }).won);
}

TEST(TemplateGames, AGameIsAPageWithoutOpenSquares) {
  EXPECT_EQ(games().read("x-\n").value().front().puzzle, (Game{page("x-\n").page}));
  EXPECT_FALSE(games().read("x.\n"));
}

}  // namespace
}  // namespace quadrille::template_family
