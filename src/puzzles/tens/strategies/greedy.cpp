#include "puzzles/tens/strategies/list.hpp"

#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/greedy_play.hpp"

namespace quadrille::tens {
namespace {

struct GreedyOptions {
  Prefer prefer = Prefer::most;
};

Outcome<Plan> solve(const Board& board, const GreedyOptions& options, Context& context) {
  auto played = play_greedily(board, options.prefer, context);
  return outcome_of(board, std::move(played), upper_bound(board), context);
}

}  // namespace

Strategy<Board, Plan> greedy() {
  return make_strategy<Board, Plan, GreedyOptions>(
      {.name = "greedy",
       .title = "Greedy",
       .summary = "Greedy (instant) - Always picks move clearing most cells",
       .time = std::chrono::seconds(1)},
      Parameters<GreedyOptions>().choice(
          "prefer", &GreedyOptions::prefer,
          {{"most", Prefer::most}, {"fewest", Prefer::fewest}, {"largest_digit", Prefer::largest_digit}},
          "which move to play first"),
      solve);
}

}  // namespace quadrille::tens
