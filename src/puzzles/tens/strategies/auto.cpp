#include "puzzles/tens/strategies/auto.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/tens/annealing.hpp"
#include "puzzles/tens/bound.hpp"
#include "puzzles/tens/exact.hpp"
#include "puzzles/tens/tiles.hpp"

namespace quadrille::tens {
namespace {

// Exact search proves most boards of this many cells within seconds and hardly any larger one.
constexpr int kExactCells = 64;
// Boards of up to 30 cells or so are proven within this many nodes, a few milliseconds; annealing them first
// would only cost time.
constexpr std::uint64_t kFirstTryNodes = 10'000;
// The share of the budget for annealing before the second, long try: a good game to beat is what makes the
// bound cut.
constexpr int kAnnealShare = 8;

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
  context.join(third);
  // 3. Out of memory for the proof: the rest of the time for better games.
  if (!best.optimal && context.end() == End::finished)
    keep_better(anneal_sheet(board, shape, {}, bound, context));
  return best;
}

Outcome<Plan> solve(const Board& board, const NoOptions& /*none*/, Context& context) {
  const int bound = upper_bound(board);
  const auto shape = sheet_shape(board.digits.size());
  if (!shape) return outcome_of(board, anneal_tiles(board, {}, context), bound, context);
  if (count_cells(board) > kExactCells) {
    return outcome_of(board, anneal_sheet(board, *shape, {}, bound, context), bound, context);
  }
  auto small = solve_small(board, *shape, bound, context);
  const int most = small.optimal ? small.played.cleared : bound;
  return outcome_of(board, std::move(small.played), most, context);
}

}  // namespace

Strategy<Board, Plan> automatic() {
  return make_strategy<Board, Plan, NoOptions>(
      {.name = "auto",
       .summary = "The strongest play for the time: exact search on small boards, annealing on larger ones",
       .time = std::chrono::seconds(5)},
      {}, solve);
}

}  // namespace quadrille::tens
