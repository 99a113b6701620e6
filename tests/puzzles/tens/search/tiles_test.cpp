#include "puzzles/tens/search/tiles.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/greedy_play.hpp"

namespace quadrille::tens {
namespace {

Size size_of(const Box& box) { return {box.height(), box.width()}; }

// Plays each tile by taking the smallest moves, and remembers how large the tiles were.
struct Player {
  std::vector<Size> tiles{};

  BitBoardPlayer player() {
    return [this](const Board& board, BitBoardShape, Context& context) {
      tiles.push_back(board.digits.size());
      return play_greedily(board, Prefer::fewest, context);
    };
  }
};

RC_GTEST_PROP(TensTiles, CoverTheBoardOnceAndFitABitBoard, ()) {
  const Size size{*rc::gen::inRange(1, 120), *rc::gen::inRange(1, 120)};
  Grid<int> covered(size, 0);
  for (const auto& tile : tiles_of(size)) {
    RC_ASSERT(sheet_shape(size_of(tile)).has_value());
    for_each_cell(tile, [&](Cell cell) { ++covered[cell]; });
  }
  RC_ASSERT(std::ranges::all_of(covered.values(), [](int times) { return times == 1; }));
}

RC_GTEST_PROP(TensTiles, AreOfNearlyTheSameSize, ()) {
  const Size size{*rc::gen::inRange(1, 120), *rc::gen::inRange(1, 120)};
  const auto tiles = tiles_of(size);
  const auto [low, high] = std::ranges::minmax(tiles, {}, &Box::height);
  const auto [slim, wide] = std::ranges::minmax(tiles, {}, &Box::width);
  RC_ASSERT(high.height() - low.height() <= 1);
  RC_ASSERT(wide.width() - slim.width() <= 1);
}

TEST(TensTiles, OfABoardThatFitsAreTheBoardItself) {
  EXPECT_EQ(tiles_of({10, 16}), (std::vector<Box>{{at(0, 0), at(9, 15)}}));
  EXPECT_EQ(tiles_of({16, 16}), (std::vector<Box>{{at(0, 0), at(15, 15)}}));
  EXPECT_TRUE(tiles_of({0, 0}).empty());
}

RC_GTEST_PROP(TensTiles, ArePlayedEachOnceAndLeaveNoMoveAcrossTheirBorders, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Size size{random.between(17, 40), random.between(17, 40)};
  Board board{Grid<std::uint8_t>(size), kDefaultTarget};
  for_each_cell(size,
                [&](Cell cell) { board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 9)); });
  Player player;
  Context context({});
  const auto game = play_by_sheets(board, player.player(), context);
  RC_ASSERT(player.tiles.size() == tiles_of(size).size());
  RC_ASSERT(game.cleared == cleared_by(board, game.plan));
  RC_ASSERT(game.complete);
  RC_ASSERT(!any_move_left(after(board, game.plan)));
}

TEST(TensTiles, ABoardThatFitsIsPlayedWhole) {
  const Board board{Grid<std::uint8_t>(Size{4, 5}, 5), kDefaultTarget};
  Player player;
  Context context({});
  const auto game = play_by_sheets(board, player.player(), context);
  EXPECT_EQ(player.tiles, (std::vector<Size>{{4, 5}}));
  EXPECT_EQ(game.cleared, 20);
}

}  // namespace
}  // namespace quadrille::tens
