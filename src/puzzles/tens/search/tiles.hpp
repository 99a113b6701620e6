#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "puzzles/tens/search/board/bit_board_game.hpp"
#include "puzzles/tens/search/bound.hpp"

namespace quadrille::tens {

// How a board that fits a bit board is played.
using BitBoardPlayer = std::function<PlayedPlan(const Board& board, BitBoardShape shape, Context& context)>;

// Plays a board of any size. One that is too large for a bit board is cut into tiles, which are played one by
// one with a share of the budget each; then come the moves across their borders, fewest cells first.
[[nodiscard]] PlayedPlan play_by_sheets(const Board& board, const BitBoardPlayer& player, Context& context);

// The boxes into which a board of that size is cut: each fits a bit board, and they are of nearly the same
// size.
[[nodiscard]] std::vector<Box> tiles_of(Size size);

// The same for a strategy that is a function of a bit board: play(bit board, context) returns a BitBoardGame.
template <class Play>
[[nodiscard]] Outcome<Plan> outcome_by_sheets(const Board& board, Context& context, Play&& play) {
  const auto player = [&](const Board& part, BitBoardShape shape, Context& own) {
    return on_sheet(part, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
      return plan_of(bit_board, play(bit_board, own));
    });
  };
  return outcome_of(board, play_by_sheets(board, player, context), upper_bound(board), context);
}

// The same for a strategy that may prove its plan the best: search(board, shape, context) gives a
// SearchedPlan. The best play of every tile is not the best play of the board, so a proof counts only if the
// board was not cut.
template <class Search>
[[nodiscard]] Outcome<Plan> outcome_by_search(const Board& board, Context& context, Search&& search) {
  const int bound = upper_bound(board);
  if (const auto shape = sheet_shape(board.digits.size())) {
    auto searched = search(board, *shape, context);
    const int most = searched.optimal ? searched.played.cleared : bound;
    return outcome_of(board, std::move(searched.played), most, context);
  }
  const auto player = [&](const Board& tile, BitBoardShape shape, Context& own) {
    return search(tile, shape, own).played;
  };
  return outcome_of(board, play_by_sheets(board, player, context), bound, context);
}

}  // namespace quadrille::tens
