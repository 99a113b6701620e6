#include "puzzles/tens/search/exact.hpp"

#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/search/annealing.hpp"
#include "puzzles/tens/search/board/bit_board_game.hpp"
#include "puzzles/tens/search/objective.hpp"

namespace quadrille::tens {
namespace {

// Boards of up to 30 cells or so are proven within this many nodes, a few milliseconds; annealing them first
// would only cost time.
constexpr std::uint64_t kFirstTryNodes = 10'000;
// Longer annealing seldom finds a better game.
constexpr std::uint64_t kGoodGameNodes = 50'000;

// Boards of this many cells take a few hundred nodes.
constexpr int kTinyCells = 20;
constexpr std::uint64_t kTinyNodes = 2'000;

void log_search(const SearchedPlan& searched, Context& context) {
  context.log(LogLevel::info, searched.optimal ? "exact search: proven best" : "exact search: cut");
  if (!context.logs(LogLevel::debug)) return;
  context.log(LogLevel::debug, fmt::format("exact search: {} cells; {} states, {} cut off, {} taken back",
                                           searched.played.cleared, context.metrics.nodes,
                                           context.metrics.pruned, context.metrics.backtracks));
}

}  // namespace

SearchedPlan search_exactly(const Board& board, BitBoardShape shape, const PlayedPlan& known, int bound,
                            Context& context, const ExactLimits& limits) {
  return on_sheet(board, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
    SearchedPlan searched{.played = known};
    const int total = bit_board.filled().count();
    PackingBound packing(board.target);
    // A plan without moves is not a plan yet: any game is better.
    const int known_left = known.complete ? total - known.cleared : total + 1;
    ExactSearch<Words> exact(bit_board, packing,
                             {.known_left = known_left, .enough = total - bound, .limits = limits}, context);
    if (context.logs(LogLevel::info)) {
      context.log(LogLevel::info,
                  fmt::format("exact search: {} cells, at most {} can be cleared", total, bound));
    }
    searched.optimal = exact.search(bit_board.filled());
    if (exact.left() < known_left) {
      auto filled = bit_board.filled();
      for (const auto& box : exact.best()) filled = filled.without(bit_board.cells_of(box));
      searched.played = plan_of(
          bit_board,
          {.moves = exact.best(), .cleared = total - exact.left(), .complete = !has_move(bit_board, filled)});
    }
    log_search(searched, context);
    return searched;
  });
}

SearchedPlan search_from_good_game(const Board& board, BitBoardShape shape, int bound, Context& context,
                                   std::size_t memo_bytes) {
  // 1. Straight to the proof if it is near.
  auto first = context.child({.nodes = kFirstTryNodes});
  auto best = search_exactly(board, shape, {}, bound, first, {.memo_bytes = memo_bytes});
  context.join(first);
  if (best.optimal || !context.proceed()) return best;
  // 2. A good game.
  auto second = context.child({.nodes = kGoodGameNodes, .quiet = true});
  auto game = anneal_sheet(board, shape, {}, bound, second);
  context.join(second);
  if (!best.played.complete || game.cleared > best.played.cleared) best.played = std::move(game);
  if (!context.proceed()) return best;
  // 3. The proof that there is no better game, or a better game.
  return search_exactly(board, shape, best.played, bound, context, {.memo_bytes = memo_bytes});
}

std::optional<PlayedPlan> play_tiny(const Board& board, BitBoardShape shape, int bound, Context& context) {
  if (count_cells(board) > kTinyCells) return std::nullopt;
  auto own = context.child({.nodes = kTinyNodes, .quiet = true});
  auto searched = search_exactly(board, shape, {}, bound, own);
  context.join(own);
  if (!searched.optimal && context.proceed()) return std::nullopt;
  return std::move(searched.played);
}

}  // namespace quadrille::tens
