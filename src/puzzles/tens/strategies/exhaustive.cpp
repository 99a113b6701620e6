#include "puzzles/tens/strategies/list.hpp"

#include "puzzles/tens/search/exact.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

struct ExhaustiveOptions {
  int max_depth = 100;
  int memo_megabytes = 256;
};

Outcome<Plan> solve(const Board& board, const ExhaustiveOptions& options, Context& context) {
  const auto memo_bytes = static_cast<std::size_t>(options.memo_megabytes) << 20U;
  return outcome_by_search(board, context, [&](const Board& part, BitBoardShape shape, Context& own) {
    const int most = upper_bound(part);
    // Each move clears the target: a depth limit that no game reaches has no effect.
    int sum = 0;
    for (const auto digit : part.digits.values()) sum += digit;
    if (options.max_depth >= sum / part.target) {
      return search_from_good_game(part, shape, most, own, memo_bytes);
    }
    return search_exactly(part, shape, {}, most, own, {options.max_depth, memo_bytes});
  });
}

}  // namespace

Strategy<Board, Plan> exhaustive() {
  return make_strategy<Board, Plan, ExhaustiveOptions>(
      {.name = "exhaustive",
       .title = "Exhaustive",
       .summary = "Exhaustive (optimal) - Tries every game; boards of up to about 64 cells are proven",
       .time = std::chrono::seconds(20)},
      Parameters<ExhaustiveOptions>()
          .integer("max_depth", &ExhaustiveOptions::max_depth, 1, 1'000, "most moves of a game")
          .integer("memo_megabytes", &ExhaustiveOptions::memo_megabytes, 1, 65'536,
                   "memory for positions searched before"),
      solve);
}

}  // namespace quadrille::tens
