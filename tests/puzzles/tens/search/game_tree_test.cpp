#include "puzzles/tens/search/game_tree.hpp"

#include <gtest/gtest.h>

#include <array>

namespace quadrille::tens {
namespace {

struct Grown {
  BitBoardBox box;
};
const std::array<Grown, 3> kThree{{{{0, 0, 0, 1}}, {{0, 0, 2, 3}}, {{1, 1, 0, 1}}}};

TEST(TensGameTree, TriesEveryOpenChildOnce) {
  Context context({});
  GameTree tree(context);
  ASSERT_TRUE(tree.grow(GameTree::kRoot, kThree));
  const auto first = tree.choose(GameTree::kRoot, 0.1, 10);
  EXPECT_EQ(tree[first].box, kThree[0].box);
  for (int i = 0; i < 4; ++i) tree.count_game(std::array{GameTree::kRoot, first}, 5);
  // Four games open three children.
  const auto second = tree.choose(GameTree::kRoot, 0.1, 10);
  EXPECT_EQ(tree[second].box, kThree[1].box);
}

TEST(TensGameTree, ReturnsToWhatWentWell) {
  Context context({});
  GameTree tree(context);
  ASSERT_TRUE(tree.grow(GameTree::kRoot, kThree));
  const auto first = tree[GameTree::kRoot].first_child;
  for (int i = 0; i < 20; ++i) tree.count_game(std::array{GameTree::kRoot, first}, 3);
  for (int i = 0; i < 20; ++i) tree.count_game(std::array{GameTree::kRoot, first + 1}, 9);
  for (int i = 0; i < 20; ++i) tree.count_game(std::array{GameTree::kRoot, first + 2}, 4);
  EXPECT_EQ(tree.choose(GameTree::kRoot, 0.01, 10), first + 1);
  EXPECT_EQ(tree.best_child(GameTree::kRoot), first + 1);
  // With much curiosity the least visited one comes up again.
  tree.count_game(std::array{GameTree::kRoot, first + 1}, 9);
  EXPECT_NE(tree.choose(GameTree::kRoot, 100, 10), first + 1);
}

TEST(TensGameTree, KeepsWhatIsBelowItsNewRoot) {
  Context context({});
  GameTree tree(context);
  ASSERT_TRUE(tree.grow(GameTree::kRoot, kThree));
  const auto child = tree[GameTree::kRoot].first_child + 2;
  ASSERT_TRUE(tree.grow(child, kThree));
  const auto grandchild = tree[child].first_child + 1;
  tree.count_game(std::array{GameTree::kRoot, child, grandchild}, 7);
  tree.move_root_to(child);
  EXPECT_EQ(tree[GameTree::kRoot].box, kThree[2].box);
  EXPECT_EQ(tree[GameTree::kRoot].visits, 1U);
  ASSERT_EQ(tree[GameTree::kRoot].children, 3U);
  const auto kept = tree[GameTree::kRoot].first_child + 1;
  EXPECT_EQ(tree[kept].best, 7);
  EXPECT_EQ(tree[kept].box, kThree[1].box);
}

TEST(TensGameTree, StaysALeafWhereMemoryEnds) {
  Context context({.limits = {.bytes = 64}});
  GameTree tree(context);
  EXPECT_FALSE(tree.grow(GameTree::kRoot, kThree));
  EXPECT_EQ(tree[GameTree::kRoot].children, 0U);
  EXPECT_EQ(context.end(), End::finished);
}

}  // namespace
}  // namespace quadrille::tens
