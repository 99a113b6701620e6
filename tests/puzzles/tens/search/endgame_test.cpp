#include "puzzles/tens/search/played_plan.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/bound.hpp"

namespace quadrille::tens {
namespace {

// A whole game that plays any move it meets, drawn by a seed.
PlayedPlan careless_game(const Board& board, std::uint64_t seed) {
  Random random(seed);
  PlayedPlan game{.complete = true};
  auto left = board;
  for (auto moves = moves_by_trying(left); !moves.empty(); moves = moves_by_trying(left)) {
    const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    game.plan.moves.push_back(move.box);
    game.cleared += move.cells;
    left = *played(left, move.box);
  }
  return game;
}

PlayedPlan perfected(const Board& board, const PlayedPlan& game, Limits limits = {}) {
  Context context({.limits = limits});
  return perfect_endgame(board, *sheet_shape(board.digits.size()), game, upper_bound(board), 3000, context);
}

RC_GTEST_PROP(TensEndgame, MakesTheBestPlayOfABoardThatIsAllEndgame, ()) {
  const auto board = *mixed_board({3, 4}, 20);
  const auto perfect = perfected(board, careless_game(board, *rc::gen::arbitrary<std::uint64_t>()));
  RC_ASSERT(perfect.cleared == most_by_trying(board));
  RC_ASSERT(cleared_by(board, perfect.plan) == perfect.cleared);
}

RC_GTEST_PROP(TensEndgame, NeverLosesACellAndLeavesNoMove, ()) {
  const auto board = *mixed_board({7, 7}, 15);
  const auto game = careless_game(board, *rc::gen::arbitrary<std::uint64_t>());
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 2000);
  const auto perfect = perfected(board, game, {.nodes = nodes});
  RC_ASSERT(perfect.cleared >= game.cleared);
  RC_ASSERT(cleared_by(board, perfect.plan) == perfect.cleared);
  RC_ASSERT(!any_move_left(after(board, perfect.plan)));
}

}  // namespace
}  // namespace quadrille::tens
