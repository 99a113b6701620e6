#include "puzzles/tens/search/annealing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/bound.hpp"

namespace quadrille::tens {
namespace {

PlayedPlan annealed(const Board& board, RunSettings settings, AnnealingOptions options = {}) {
  Context context(std::move(settings));
  return anneal_sheet(board, *sheet_shape(board.digits.size()), options, upper_bound(board), context);
}

RC_GTEST_PROP(TensAnnealing, PlaysWholeGamesByTheRules, ()) {
  const auto board = *mixed_board({8, 8}, 20);
  const auto game = annealed(board, {.limits = {.nodes = 300}});
  RC_ASSERT(game.cleared == cleared_by(board, game.plan));
  RC_ASSERT(game.cleared <= upper_bound(board));
}

RC_GTEST_PROP(TensAnnealing, IsTheSameForAnyNumberOfThreads, ()) {
  const auto board = *mixed_board({8, 8}, 20);
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const AnnealingOptions options{.chains = 3};
  const auto with = [&](int threads) {
    return annealed(board, {.limits = {.nodes = 600}, .seed = seed, .threads = threads}, options);
  };
  const auto one = with(1);
  RC_ASSERT(one.plan == with(2).plan);
  RC_ASSERT(one.plan == with(4).plan);
}

RC_GTEST_PROP(TensAnnealing, FindsTheBestPlayOfATinyBoard, ()) {
  const auto board = *mixed_board({3, 3}, 12);
  RC_ASSERT(annealed(board, {.limits = {.nodes = 5000}}).cleared == most_by_trying(board));
}

TEST(TensAnnealing, EndsAsSoonAsEnoughIsCleared) {
  const Board board{Grid<std::uint8_t>(Size{4, 4}, 5), kDefaultTarget};
  Context context({.limits = {.nodes = 1'000'000}});
  const auto game = anneal_sheet(board, *sheet_shape({4, 4}), {}, 16, context);
  EXPECT_EQ(game.cleared, 16);
  EXPECT_LT(context.metrics.nodes, 1'000'000U);
}

}  // namespace
}  // namespace quadrille::tens
