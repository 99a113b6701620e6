#include "puzzles/tens/strategies/auto.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/tens/annealing.hpp"
#include "puzzles/tens/bound.hpp"
#include "puzzles/tens/endgame.hpp"
#include "puzzles/tens/exact.hpp"
#include "puzzles/tens/tiles.hpp"

namespace quadrille::tens {
namespace {

// Exact search proved random 8x8 boards within seconds; larger ones are left to annealing.
constexpr int kExactCells = 64;
// Boards of up to 30 cells or so are proven within this many nodes, a few milliseconds; annealing them first
// would only cost time.
constexpr std::uint64_t kFirstTryNodes = 10'000;
// The share of the budget for annealing before the second, long try: a good game to beat is what makes the
// bound cut.
constexpr int kAnnealShare = 8;
// Of a large board's budget the endgame gets one part in so many: annealing leaves it little to find.
constexpr int kEndgameShare = 40;

// A part of the budget that is left: one `share`-th of it.
Context part_of(const Context& context, int share) {
  Context::Part part;
  const auto& limits = context.limits();
  if (limits.nodes) part.nodes = (*limits.nodes - std::min(*limits.nodes, context.metrics.nodes)) / share;
  if (limits.time) part.time = context.remaining() / share;
  return context.child(part);
}

SearchedPlan solve_small(const Board& board, SheetShape shape, int bound, Context& context) {
  // 1. Straight to the proof where it is near.
  auto first = context.child({.nodes = kFirstTryNodes});
  auto best = search_exactly(board, shape, {}, bound, first);
  context.join(first);
  if (best.optimal || context.end() != End::finished) return best;
  // 2. A good game, then the proof that there is no better one.
  const auto keep_better = [&](PlayedPlan played) {
    if (!best.played.complete || played.cleared > best.played.cleared) best.played = std::move(played);
  };
  auto second = part_of(context, kAnnealShare);
  keep_better(anneal_sheet(board, shape, {}, bound, second));
  context.join(second);
  auto third = context.child({});
  best = search_exactly(board, shape, best.played, bound, third);
  if (third.end() != End::memory) {
    context.join(third);
    return best;
  }
  // 3. Out of memory for the proof: the rest of the time for better games.
  context.metrics.join(third.metrics);
  if (!best.optimal && context.end() == End::finished)
    keep_better(anneal_sheet(board, shape, {}, bound, context));
  return best;
}

// A good game of a large board, its end played exactly.
PlayedPlan solve_large(const Board& board, SheetShape shape, int bound, Context& context) {
  Context::Part part;
  const auto& limits = context.limits();
  if (limits.nodes) part.nodes = *limits.nodes - *limits.nodes / kEndgameShare;
  if (limits.time) part.time = context.remaining() - context.remaining() / kEndgameShare;
  auto opening = context.child(part);
  auto played = anneal_sheet(board, shape, {}, bound, opening);
  context.join(opening);
  if (!played.complete || !context.proceed()) return played;
  return perfect_endgame(board, shape, std::move(played), bound, context);
}

Outcome<Plan> solve(const Board& board, const NoOptions& /*none*/, Context& context) {
  const int bound = upper_bound(board);
  const auto shape = sheet_shape(board.digits.size());
  if (!shape) return outcome_of(board, anneal_tiles(board, {}, context), bound, context);
  if (count_cells(board) > kExactCells) {
    return outcome_of(board, solve_large(board, *shape, bound, context), bound, context);
  }
  auto small = solve_small(board, *shape, bound, context);
  const int most = small.optimal ? small.played.cleared : bound;
  return outcome_of(board, std::move(small.played), most, context);
}

}  // namespace

Strategy<Board, Plan> automatic() {
  return make_strategy<Board, Plan, NoOptions>(
      {.name = "auto",
       .summary = "The strongest play for the time: exact search on small boards, annealing with an exact "
                  "endgame on larger ones",
       .time = std::chrono::seconds(5)},
      {}, solve);
}

}  // namespace quadrille::tens
