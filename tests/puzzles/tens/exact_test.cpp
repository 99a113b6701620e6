#include "puzzles/tens/exact.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"

namespace quadrille::tens {
namespace {

SearchedPlan searched(const Board& board, Limits limits = {}) {
  Context context({.limits = limits});
  return search_exactly(board, *sheet_shape(board.digits.size()), {}, upper_bound(board), context);
}

RC_GTEST_PROP(TensExact, FindsTheBestPlayOfASmallBoard, ()) {
  const auto board = *mixed_board({3, 4}, 20);
  const auto best = searched(board);
  RC_ASSERT(best.optimal);
  RC_ASSERT(best.played.complete);
  RC_ASSERT(best.played.cleared == most_by_trying(board));
  RC_ASSERT(cleared_by(board, best.played.plan) == best.played.cleared);
}

RC_GTEST_PROP(TensExact, ClaimsNoProofWhenItsNodesRunOut, ()) {
  const auto board = *mixed_board({4, 5}, 15);
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 40);
  const auto cut = searched(board, {.nodes = nodes});
  RC_ASSERT(cleared_by(board, cut.played.plan) == cut.played.cleared);
  const auto best = searched(board);
  RC_ASSERT(cut.played.cleared <= best.played.cleared);
  if (cut.optimal) RC_ASSERT(cut.played.cleared == best.played.cleared);
}

TEST(TensExact, IsNotMisledByTheMovesThatAreThereAtTheStart) {
  // The cells of the moves at the start sum to 8; the best play clears 9.
  Board board{Grid<std::uint8_t>(Size{2, 5}), 10};
  const std::array digits{8, 4, 9, 9, 1, 2, 4, 2, 1, 3};
  for_each_cell(board.digits.size(), [&](Cell cell) {
    board.digits[cell] = static_cast<std::uint8_t>(digits[cell.row.value * 5 + cell.col.value]);
  });
  const auto best = searched(board);
  EXPECT_EQ(best.played.cleared, 9);
  EXPECT_TRUE(best.optimal);
}

TEST(TensExact, EndsWhereMemoryDoes) {
  const Board board{Grid<std::uint8_t>(Size{4, 4}, 5), 10};
  Context context({.limits = {.bytes = 100}});
  const auto nothing = search_exactly(board, *sheet_shape(board.digits.size()), {}, 16, context);
  EXPECT_EQ(context.end(), End::memory);
  EXPECT_FALSE(nothing.optimal);
  EXPECT_FALSE(nothing.played.complete);
}

}  // namespace
}  // namespace quadrille::tens
