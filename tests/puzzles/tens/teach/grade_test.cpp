#include "puzzles/tens/teach/grade.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/search/bound.hpp"

namespace quadrille::tens {
namespace {

Rating rated(const Board& board) {
  Context context({});
  return rate(board, context);
}

RC_GTEST_PROP(TensRating, ExpectsWhatTheBestPlayClearsOfASmallBoard, ()) {
  const auto board = *mixed_board({3, 4}, 15);
  const auto rating = rated(board);
  RC_PRE(rating.moves > 0);
  RC_ASSERT(rating.proven);
  RC_ASSERT(rating.expected == most_by_trying(board));
}

RC_GTEST_PROP(TensRating, NeverExpectsMoreThanTheBound, ()) {
  const auto board = *mixed_board({20, 20}, 20);
  const auto rating = rated(board);
  RC_ASSERT(rating.expected >= 0);
  RC_ASSERT(rating.expected <= upper_bound(board));
  RC_ASSERT(rating.cells == count_cells(board));
  RC_ASSERT(rating.moves == static_cast<int>(all_moves(board).size()));
}

TEST(TensRating, NamesTheDigitThatLacksPartners) {
  EXPECT_EQ(rated(drawn("9 9 9 1\n8 2 2 2\n")).hardest_digit, 9);
  EXPECT_EQ(rated(drawn("9 1\n5 5\n")).hardest_digit, 0);
}

TEST(TensRating, CallsABoardGenerousOrBarren) {
  Context context({});
  EXPECT_EQ(grade(drawn("1 9\n5 5\n"), context).value().name, "generous");
  EXPECT_EQ(grade(drawn("1 9 9 9\n9 9 9 9\n"), context).value().name, "barren");
  EXPECT_EQ(grade(drawn("9 9\n"), context).error().message, "the board has no move");
}

TEST(TensRating, RestsOnFiguresAndNamesNoTechnique) {
  Context context({});
  const auto grade = tens::grade(drawn("9 9 9 1\n8 2 2 2\n"), context).value();
  EXPECT_EQ(grade.hardest, "");
  EXPECT_TRUE(grade.techniques.empty());
  EXPECT_EQ(grade.figures.front(), (std::pair<std::string, std::uint64_t>{"cells", 8}));
  EXPECT_EQ(grade.figures.back(), (std::pair<std::string, std::uint64_t>{"least_partnered", 9}));
}

}  // namespace
}  // namespace quadrille::tens
