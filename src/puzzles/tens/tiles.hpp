#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "puzzles/tens/bound.hpp"
#include "puzzles/tens/sheet_game.hpp"

namespace quadrille::tens {

// How a board that fits a sheet is played.
using SheetPlayer = std::function<PlayedPlan(const Board& board, SheetShape shape, Context& context)>;

// Plays a board of any size. One that is too large for a sheet is cut into tiles, which are played one by one
// with a share of the budget each; then come the moves across their borders, fewest cells first.
[[nodiscard]] PlayedPlan play_by_sheets(const Board& board, const SheetPlayer& player, Context& context);

// The boxes that a board of that size is cut into: each fits a sheet, and they are of nearly the same size.
[[nodiscard]] std::vector<Box> tiles_of(Size size);

// The same for a strategy that is a function of a sheet: play(sheet, context) gives a SheetGame.
template <class Play>
[[nodiscard]] Outcome<Plan> outcome_by_sheets(const Board& board, Context& context, Play&& play) {
  const auto player = [&](const Board& part, SheetShape shape, Context& own) {
    return on_sheet(part, shape,
                    [&]<int Words>(const Sheet<Words>& sheet) { return plan_of(sheet, play(sheet, own)); });
  };
  return outcome_of(board, play_by_sheets(board, player, context), upper_bound(board), context);
}

// The same for a strategy that may prove its plan the best: search(board, shape, context) gives a
// SearchedPlan. The best play of every tile is not the best play of the board, so that a proof counts only
// where nothing was cut up.
template <class Search>
[[nodiscard]] Outcome<Plan> outcome_by_search(const Board& board, Context& context, Search&& search) {
  const int bound = upper_bound(board);
  if (const auto shape = sheet_shape(board.digits.size())) {
    auto searched = search(board, *shape, context);
    const int most = searched.optimal ? searched.played.cleared : bound;
    return outcome_of(board, std::move(searched.played), most, context);
  }
  const auto player = [&](const Board& tile, SheetShape shape, Context& own) {
    return search(tile, shape, own).played;
  };
  return outcome_of(board, play_by_sheets(board, player, context), bound, context);
}

}  // namespace quadrille::tens
