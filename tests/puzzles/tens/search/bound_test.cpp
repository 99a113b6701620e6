#include "puzzles/tens/search/bound.hpp"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"

namespace quadrille::tens {
namespace {

Board row_of(std::initializer_list<int> digits, int target = 10) {
  Board board{Grid<std::uint8_t>(Size{1, static_cast<int>(digits.size())}), target};
  int col = 0;
  for (const int digit : digits) board.digits[at(0, col++)] = static_cast<std::uint8_t>(digit);
  return board;
}

RC_GTEST_PROP(TensBound, IsNeverBelowTheBestPlay, ()) {
  const auto board = *mixed_board({3, 4}, 20);
  RC_ASSERT(upper_bound(board) >= most_by_trying(board));
  RC_ASSERT(upper_bound(board) <= count_cells(board));
}

// Groups are taken until none is left, wherever their digits stand: no bound may be below that.
RC_GTEST_PROP(TensBound, IsNeverBelowDigitsPackedIntoGroups, ()) {
  const int target = *rc::gen::inRange(1, 60);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  DigitCounts counts{};
  int packed = 0;
  for (int group = *rc::gen::inRange(0, 12); group > 0; --group) {
    for (int left = target; left > 0; ++packed) {
      const int digit = random.between(1, std::min(9, left));
      ++counts[digit];
      left -= digit;
    }
  }
  for (int stray = *rc::gen::inRange(0, 6); stray > 0; --stray) ++counts[random.between(1, 9)];
  PackingBound bound(target);
  RC_ASSERT(bound.tight(counts) >= packed);
  RC_ASSERT(bound.quick(counts) >= packed);
}

RC_GTEST_PROP(TensBound, HoldsForOtherDigitsThanItsPricesWereMadeFor, ()) {
  const auto known = *mixed_board({6, 10}, 30);
  auto board = *mixed_board({3, 4}, 30);
  board.target = known.target;
  PackingBound bound(known.target);
  const int own = bound.tight(count_digits(known));
  RC_ASSERT(own <= count_cells(known));
  RC_ASSERT(bound.quick(count_digits(board)) >= most_by_trying(board));
}

TEST(TensBound, LeavesTheDigitsThatFitNoGroup) { EXPECT_EQ(upper_bound(row_of({9, 9, 9, 1})), 2); }

TEST(TensBound, LeavesWhatTheSumRequires) {
  // The sum is 13, so that at least a 3, or a 1 and a 2, has to stay.
  EXPECT_EQ(upper_bound(row_of({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3})), 10);
}

TEST(TensBound, MayExceedWhatTheBoardAllows) {
  EXPECT_EQ(upper_bound(row_of({4, 9, 6})), 2);
  EXPECT_EQ(most_by_trying(row_of({4, 9, 6})), 0);
}

TEST(TensBound, OfAnEmptyBoardIsNothing) { EXPECT_EQ(upper_bound(row_of({0, 0, 0})), 0); }

}  // namespace
}  // namespace quadrille::tens
