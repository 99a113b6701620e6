#include "puzzles/tens/make/clearable.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"

namespace quadrille::tens {
namespace {

// With nines as far as possible: a move takes no fewer cells than this.
int fewest_cells(int target) { return (target + 8) / 9; }

RC_GTEST_PROP(TensClearable, TheBoardIsFullAndItsPlanClearsAllOfIt, ()) {
  const Size size{*rc::gen::inRange(1, 20), *rc::gen::inRange(1, 20)};
  const int target = *rc::gen::inRange(1, kLargestTarget + 1);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto made = make_clearable(size, target, random);
  if (std::cmp_less(size.cells(), fewest_cells(target))) {
    RC_ASSERT(!made.has_value());
    return;
  }
  RC_ASSERT(made->board.digits.size() == size);
  RC_ASSERT(made->board.target == target);
  RC_ASSERT(
      std::ranges::none_of(made->board.digits.values(), [](int digit) { return digit == 0 || digit > 9; }));
  RC_ASSERT(std::cmp_equal(cleared_by(made->board, made->plan), size.cells()));
}

RC_GTEST_PROP(TensClearable, TheSameSeedMakesTheSameBoard, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  Random one(seed);
  Random other(seed);
  const auto made = make_clearable({8, 9}, 10, one);
  RC_ASSERT(made->board == make_clearable({8, 9}, 10, other)->board);
}

TEST(TensClearable, ABoardWithoutRoomForAMoveIsRefusedInWords) {
  Random random(1);
  const auto made = make_clearable({1, 1}, 10, random);
  ASSERT_FALSE(made.has_value());
  EXPECT_EQ(made.error().message,
            "a 1x1 board cannot be cleared: a move of target 10 takes at least 2 cells");
}

// Were every move a box that is full when it is played, players would only have to look for full boxes.
TEST(TensClearable, SomeMovesReachAcrossCellsThatAreEmptyByThen) {
  int reaching = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const auto made = make_clearable({10, 16}, 10, random).value();
    auto left = made.board;
    for (const auto& move : made.plan.moves) {
      const int before = count_cells(left);
      left = *played(left, move);
      reaching += before - count_cells(left) < move.area() ? 1 : 0;
    }
  }
  EXPECT_GT(reaching, 20);
}

}  // namespace
}  // namespace quadrille::tens
