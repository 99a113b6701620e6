#include "puzzles/tens/strategies/list.hpp"

#include <algorithm>

#include "puzzles/tens/search/beam/wide_beam.hpp"
#include "puzzles/tens/search/played_plan.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

struct HybridOptions {
  double opening = 0.7;
  int endgame_nodes = 300'000;
};

PlayedPlan play(const Board& board, BitBoardShape shape, const HybridOptions& options, Context& context) {
  const int bound = upper_bound(board);
  Context::Part part;
  const auto& limits = context.limits();
  if (limits.nodes) {
    const auto left = *limits.nodes - std::min(*limits.nodes, context.metrics.nodes);
    part.nodes = static_cast<std::uint64_t>(static_cast<double>(left) * options.opening);
  }
  if (limits.time) {
    const auto left = static_cast<double>(context.remaining().count());
    part.time = std::chrono::nanoseconds(static_cast<std::int64_t>(left * options.opening));
  }
  auto first = context.child(part);
  auto played = on_sheet(board, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
    return plan_of(bit_board,
                   WideBeam<Words>(bit_board, {.score = {.weight = 0}, .enough = bound}, first).play());
  });
  context.join(first);
  if (!played.complete || !context.proceed()) return played;
  return perfect_endgame(board, shape, std::move(played), bound,
                         static_cast<std::uint64_t>(options.endgame_nodes), context);
}

Outcome<Plan> solve(const Board& board, const HybridOptions& options, Context& context) {
  const auto player = [&](const Board& part, BitBoardShape shape, Context& own) {
    return play(part, shape, options, own);
  };
  return outcome_of(board, play_by_sheets(board, player, context), upper_bound(board), context);
}

}  // namespace

Strategy<Board, Plan> hybrid() {
  return make_strategy<Board, Plan, HybridOptions>(
      {.name = "hybrid",
       .title = "Hybrid",
       .summary = "Hybrid - A fast opening by a wide beam, then the end of its game exactly",
       .time = std::chrono::seconds(20)},
      Parameters<HybridOptions>()
          .real("opening", &HybridOptions::opening, 0.01, 0.99, "share of the budget for the opening")
          .integer("endgame_nodes", &HybridOptions::endgame_nodes, 1, 1'000'000'000,
                   "positions that an endgame may take; the one that needs more is where it begins"),
      solve);
}

}  // namespace quadrille::tens
