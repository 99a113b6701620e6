#include "puzzles/tens/search/exact.hpp"

#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/strategies/list.hpp"

namespace quadrille::tens {
namespace {

SearchedPlan searched(const Board& board, Limits limits = {}, const ExactLimits& memo = {}) {
  Context context({.limits = limits});
  return search_exactly(board, *sheet_shape(board.digits.size()), {}, upper_bound(board), context, memo);
}

Found<Plan> solved(std::string_view name, const Board& board, const Record& parameters = {}) {
  const auto list = strategies();
  const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
  Context context({});
  return *strategy->bind(parameters).value()(board, context).answer();
}

TEST(TensExhaustive, EqualsBruteForceOnTwoThousandBoards) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random random(seed);
    const int rows = random.between(1, 4);
    Board board{Grid<std::uint8_t>({rows, random.between(1, 16 / rows)}), 10};
    // One board in four is of small digits, which make many moves.
    const int highest = seed % 4 == 0 ? 5 : 9;
    for_each_cell(board.digits.size(), [&](Cell cell) {
      board.digits[cell] = static_cast<std::uint8_t>(random.between(1, highest));
    });
    const int expected = most_by_trying(board);
    for (const auto* name : {"exhaustive", "astar", "auto"}) {
      const auto found = solved(name, board);
      ASSERT_EQ(cleared_by(board, found.answer), expected) << name << " on board " << seed;
      ASSERT_EQ(found.optimal, true) << name << " on board " << seed;
    }
  }
}

TEST(TensExhaustive, IsNotMisledByTheMovesThatAreThereAtTheStart) {
  // The cells of the moves at the start sum to 8; the best play clears 9.
  const auto board = drawn("8 4 9 9 1\n2 4 2 1 3\n");
  const auto found = solved("exhaustive", board);
  EXPECT_EQ(cleared_by(board, found.answer), 9);
  EXPECT_EQ(found.optimal, true);
}

RC_GTEST_PROP(TensExhaustive, HonoursItsMaximumOfMoves, ()) {
  const auto board = *mixed_board({3, 4}, 12);
  const auto moves = *rc::gen::inRange(1, 5);
  const auto found = solved("exhaustive", board, Record::Map{{"max_depth", moves}});
  RC_ASSERT(static_cast<int>(found.answer.moves.size()) <= moves);
  RC_ASSERT(cleared_by(board, found.answer) == most_by_trying(board, moves));
  RC_ASSERT(found.complete == !any_move_left(after(board, found.answer)));
  if (found.optimal == true) RC_ASSERT(cleared_by(board, found.answer) == most_by_trying(board));
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

TEST(TensExact, ProvesTheSameWithAMemoThatOverflows) {
  // 6x6 boards have more positions than the smallest memo holds.
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Random random(seed);
    Board board{Grid<std::uint8_t>({6, 6}), 10};
    for_each_cell(board.digits.size(),
                  [&](Cell cell) { board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 9)); });
    const auto small = searched(board, {}, {.memo_bytes = 1});
    const auto large = searched(board);
    EXPECT_TRUE(small.optimal) << seed;
    EXPECT_EQ(small.played.cleared, large.played.cleared) << seed;
  }
}

TEST(TensExact, EndsWhereMemoryDoes) {
  const Board board{Grid<std::uint8_t>(Size{4, 4}, 5), 10};
  Context context({.limits = {.bytes = 100}});
  const auto nothing = search_exactly(board, *sheet_shape(board.digits.size()), {}, 16, context);
  EXPECT_EQ(context.end(), End::memory);
  EXPECT_FALSE(nothing.optimal);
  EXPECT_FALSE(nothing.played.complete);
}

RC_GTEST_PROP(TensVisited, KnowsWhatItWasTold, ()) {
  Context context({});
  Visited<1> visited(context, std::size_t{1} << 20U);
  std::map<std::uint64_t, int> told;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 6000; ++i) {
    const CellSet<1> position{{1 + random.below(4000)}};
    const int moves = random.between(0, 3);
    const auto known = told.find(position.words[0]);
    const bool fresh = known == told.end() || moves < known->second;
    RC_ASSERT(visited.add(position, moves) == fresh);
    if (fresh) told[position.words[0]] = moves;
  }
}

RC_GTEST_PROP(TensVisited, NeverKnowsWhatItWasNotToldHoweverFull, ()) {
  Context context({});
  Visited<1> visited(context, 1);
  std::map<std::uint64_t, int> told;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 20'000; ++i) {
    const CellSet<1> position{{1 + random.below(15'000)}};
    const bool added = visited.add(position, 0);
    if (!added) RC_ASSERT(told.contains(position.words[0]));
    told[position.words[0]] = 0;
  }
}

}  // namespace
}  // namespace quadrille::tens
