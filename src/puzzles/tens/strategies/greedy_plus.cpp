#include "puzzles/tens/strategies/list.hpp"

#include <fmt/format.h>

#include "puzzles/tens/search/objective.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

struct GreedyPlusOptions {
  Objective objective = Objective::fewest;
};

template <int Words>
class GreedyPlus {
 public:
  GreedyPlus(const BitBoard<Words>& bit_board, const GreedyPlusOptions& options, Context& context)
      : sheet_(bit_board), options_(options), context_(context), playout_(bit_board) {}

  // Of the moves that are first in preference, the one whose greedy game clears most; of equally good ones,
  // the one with the smallest box.
  [[nodiscard]] BitBoardGame play() {
    BitBoardGame game;
    auto filled = sheet_.filled();
    const int total = filled.count();
    while (context_.enter_node()) {
      collect_moves(sheet_, filled, moves_);
      if (moves_.empty()) break;
      keep_preferred(moves_, moves_.size(), options_.objective);
      int most = -1;
      OpenMove<Words> best;
      for (const auto& move : moves_) {
        if (move.count != moves_.front().count) break;
        // An incomplete comparison decides nothing.
        if (!context_.enter_node()) return finished(std::move(game), filled);
        const int cleared = total - played_out(filled.without(move.cells)).count();
        if (cleared <= most) continue;
        most = cleared;
        best = move;
      }
      game.moves.push_back(best.box);
      game.cleared += best.count;
      filled = filled.without(best.cells);
      if (context_.report_due()) {
        context_.report(
            {.done = static_cast<double>(game.cleared) / total,
             .message = fmt::format("{} moves, {} cells cleared", game.moves.size(), game.cleared),
             .best = game.cleared});
      }
    }
    return finished(std::move(game), filled);
  }

 private:
  [[nodiscard]] CellSet<Words> played_out(const CellSet<Words>& filled) {
    const auto first = [&](std::span<const OpenMove<Words>> open) {
      const auto best = std::ranges::min_element(
          open, {}, [&](const OpenMove<Words>& move) { return rank(move, options_.objective); });
      return static_cast<std::size_t>(best - open.begin());
    };
    return playout_.run(filled, filled, first, [](const OpenMove<Words>&) {});
  }

  [[nodiscard]] BitBoardGame finished(BitBoardGame game, const CellSet<Words>& filled) const {
    game.complete = !has_move(sheet_, filled);
    return game;
  }

  const BitBoard<Words>& sheet_;
  GreedyPlusOptions options_;
  Context& context_;
  Playout<Words> playout_;
  std::vector<OpenMove<Words>> moves_;
};

Outcome<Plan> solve(const Board& board, const GreedyPlusOptions& options, Context& context) {
  return outcome_by_sheets(board, context,
                           [&]<int Words>(const BitBoard<Words>& bit_board, Context& own) -> BitBoardGame {
                             const Reservation memory(own, Playout<Words>::bytes(bit_board));
                             if (!memory.granted()) return {};
                             return GreedyPlus<Words>(bit_board, options, own).play();
                           });
}

}  // namespace

Strategy<Board, Plan> greedy_plus() {
  return make_strategy<Board, Plan, GreedyPlusOptions>(
      {.name = "greedy_plus",
       .title = "Greedy plus",
       .summary =
           "Greedy Plus - Greedy, with ties broken by playing each move to the end; clears more than a "
           "narrow beam and takes longer",
       .time = std::chrono::seconds(5)},
      Parameters<GreedyPlusOptions>().choice("objective", &GreedyPlusOptions::objective,
                                             {{"fewest", Objective::fewest}, {"most", Objective::most}},
                                             "cells that the preferred move clears"),
      solve);
}

}  // namespace quadrille::tens
