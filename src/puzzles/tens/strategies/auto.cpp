#include "puzzles/tens/strategies/list.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/tens/search/annealing.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/exact.hpp"
#include "puzzles/tens/search/played_plan.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

// Exact search proved random 8x8 boards within seconds; larger ones are left to annealing.
constexpr int kExactCells = 64;
// On a large board the endgame gets one part of the budget in this many: annealing leaves it little to find.
constexpr int kEndgameShare = 40;
// Some milliseconds a position.
constexpr std::uint64_t kEndgameNodes = 3'000;

// A good game of a large board, its end played exactly.
PlayedPlan solve_large(const Board& board, BitBoardShape shape, int bound, Context& context) {
  Context::Part part;
  const auto& limits = context.limits();
  if (limits.nodes) part.nodes = *limits.nodes - *limits.nodes / kEndgameShare;
  if (limits.time) part.time = context.remaining() - context.remaining() / kEndgameShare;
  auto opening = context.child(part);
  auto played = anneal_sheet(board, shape, {}, bound, opening);
  context.join(opening);
  if (!played.complete || !context.proceed()) return played;
  return perfect_endgame(board, shape, std::move(played), bound, kEndgameNodes, context);
}

Outcome<Plan> solve(const Board& board, const NoOptions& /*none*/, Context& context) {
  const int bound = upper_bound(board);
  const auto shape = sheet_shape(board.digits.size());
  if (!shape) {
    const auto player = [](const Board& tile, BitBoardShape tile_shape, Context& own) {
      return anneal_sheet(tile, tile_shape, {}, upper_bound(tile), own);
    };
    return outcome_of(board, play_by_sheets(board, player, context), bound, context);
  }
  if (count_cells(board) > kExactCells) {
    return outcome_of(board, solve_large(board, *shape, bound, context), bound, context);
  }
  auto small = search_from_good_game(board, *shape, bound, context);
  const int most = small.optimal ? small.played.cleared : bound;
  return outcome_of(board, std::move(small.played), most, context);
}

}  // namespace

Strategy<Board, Plan> automatic() {
  return make_strategy<Board, Plan, NoOptions>(
      {.name = "auto",
       .title = "Strongest",
       .summary = "The strongest play for the time: exact search on small boards, annealing with an exact "
                  "endgame on larger ones",
       .time = std::chrono::seconds(5)},
      {}, solve);
}

}  // namespace quadrille::tens
