#include "puzzles/kakuro/make/generate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/make/recipe.hpp"

namespace quadrille::kakuro {
namespace {

Puzzle made(const Recipe& recipe, std::uint64_t seed) {
  Random random(seed);
  Context context({.seed = seed});
  return generate(recipe, random, context).value();
}

bool is_white(const Puzzle& puzzle, int row, int col) { return puzzle.squares[at(row, col)].white; }

RC_GTEST_PROP(KakuroGenerate, SmallPuzzlesHaveOneAnswerAsTryingSays, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const auto puzzle = made({.rows = 4, .cols = 4, .black = 0.2, .symmetry = Symmetry::none}, seed);
  RC_ASSERT(count_by_trying(puzzle, 2) == 1);
}

RC_GTEST_PROP(KakuroGenerate, EveryRunHasTwoCellsOrMoreAClueAndNoMoreThanTheLongest, ()) {
  const int longest = *rc::gen::inRange(4, 10);
  const auto puzzle = made({.rows = 11, .cols = 9, .longest = longest}, *rc::gen::arbitrary<std::uint64_t>());
  for (const auto& run : puzzle.runs) {
    RC_ASSERT(run.length >= 2);
    RC_ASSERT(run.length <= longest);
    RC_ASSERT(run.sum > 0);
  }
  for (const auto& runs : puzzle.runs_of_cell) RC_ASSERT(runs[0] != kNoRun && runs[1] != kNoRun);
}

TEST(KakuroGenerate, BlackSquaresAreSymmetricWhereAsked) {
  const auto turned = made({.rows = 10, .cols = 12, .symmetry = Symmetry::rotational}, 5);
  const auto mirrored = made({.rows = 10, .cols = 12, .symmetry = Symmetry::mirror}, 5);
  for (int row = 1; row < 10; ++row) {
    for (int col = 1; col < 12; ++col) {
      EXPECT_EQ(is_white(turned, row, col), is_white(turned, 10 - row, 12 - col));
      EXPECT_EQ(is_white(mirrored, row, col), is_white(mirrored, row, 12 - col));
    }
  }
}

TEST(KakuroGenerate, TheShareOfBlackSquaresIsNearlyMet) {
  for (const double black : {0.25, 0.37, 0.5}) {
    const auto puzzle = made({.rows = 16, .cols = 16, .black = black}, 2);
    EXPECT_NEAR(1 - static_cast<double>(puzzle.cells.size()) / (15 * 15), black, 0.03);
  }
}

TEST(KakuroGenerate, TheSameSeedGivesTheSamePuzzle) {
  EXPECT_EQ(made({}, 9), made({}, 9));
  EXPECT_FALSE(made({}, 9) == made({}, 10));
}

TEST(KakuroGenerate, ADrawnPatternIsKept) {
  Random random(1);
  Context context({});
  const auto pattern = read_pattern("..#/.../#..").value();
  const auto puzzle = generate_on(pattern, std::nullopt, random, context).value();
  // A row and a column for the clues are put before the drawing.
  EXPECT_EQ(puzzle.squares.size(), (Size{4, 4}));
  EXPECT_TRUE(is_white(puzzle, 1, 1) && is_white(puzzle, 3, 3));
  EXPECT_FALSE(is_white(puzzle, 1, 3) || is_white(puzzle, 3, 1));
  EXPECT_EQ(count_by_trying(puzzle, 2), 1);
}

TEST(KakuroGenerate, ADrawingThatIsNoneIsRefusedWithItsPlace) {
  EXPECT_FALSE(read_pattern(""));
  EXPECT_FALSE(read_pattern("..x/..."));
  EXPECT_FALSE(read_pattern("../..."));
  EXPECT_FALSE(read_pattern("#.#/.../#.#"));
  EXPECT_FALSE(read_pattern("../../../../../../../../../.."));
}

TEST(KakuroGenerate, ALimitThatIsReachedIsSaid) {
  Random random(1);
  Context context({.limits = {.nodes = 1}});
  const auto none = generate({.rows = 20, .cols = 20, .grade = Tier::diabolical}, random, context);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "the limits were reached before a puzzle was found");
}

TEST(KakuroPattern, ReadsNothingBeyondItsText) {
  // What follows the text in memory is no part of it.
  constexpr std::string_view kMore = "../....";
  EXPECT_EQ(read_pattern(kMore.substr(0, 5)).value(), read_pattern("../..").value());
}

TEST(KakuroPattern, ASideIsAsLongAsAGridMayBeInsideItsBorder) {
  const auto column = [](int rows) {
    std::string text;
    for (int row = 0; row < rows; ++row) text += row % 3 == 0 ? "##/" : "../";
    return text;
  };
  EXPECT_TRUE(read_pattern(column(kLongestSide - 1)));
  EXPECT_FALSE(read_pattern(column(kLongestSide)));
}

}  // namespace
}  // namespace quadrille::kakuro
