#include "puzzles/tens/strategies/list.hpp"

#include <optional>

#include <fmt/format.h>

#include "puzzles/tens/search/objective.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

struct LookaheadOptions {
  int depth = 3;
  int beam_width = 10;
  Objective objective = Objective::fewest;
};

// How good the end of a line is; more is better. A line that is not over yet is better than one that is; of
// equal lines, the one that leaves more moves is better.
struct Worth {
  bool open = false;
  int cells = 0;
  int moves = 0;
  friend auto operator<=>(const Worth&, const Worth&) = default;
};

template <int Words>
class Lookahead {
 public:
  Lookahead(const BitBoard<Words>& bit_board, const LookaheadOptions& options, Context& context)
      : sheet_(bit_board), options_(options), context_(context), moves_(options.depth + 1) {}

  [[nodiscard]] BitBoardGame play() {
    BitBoardGame game;
    auto filled = sheet_.filled();
    const int total = filled.count();
    while (const auto move = choose(filled)) {
      game.moves.push_back(move->box);
      game.cleared += move->count;
      filled = filled.without(move->cells);
      if (context_.report_due()) {
        context_.report(
            {.done = static_cast<double>(game.cleared) / total,
             .message = fmt::format("{} moves, {} states", game.moves.size(), context_.metrics.nodes),
             .best = game.cleared});
      }
    }
    game.complete = !has_move(sheet_, filled);
    return game;
  }

 private:
  // The first move of the best line; nullopt if there is no move, or no time to look.
  [[nodiscard]] std::optional<OpenMove<Words>> choose(const CellSet<Words>& filled) {
    if (!context_.enter_node()) return std::nullopt;
    auto& moves = moves_[0];
    collect_moves(sheet_, filled, moves);
    keep_preferred(moves, static_cast<std::size_t>(options_.beam_width), options_.objective);
    std::optional<OpenMove<Words>> best;
    std::optional<Worth> most;
    for (const auto& move : moves) {
      const auto worth = look(filled.without(move.cells), move.count, 1);
      if (!worth) return std::nullopt;
      if (!most || *worth > *most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  // The value of the best line from a position; nullopt if the run must end.
  [[nodiscard]] std::optional<Worth> look(const CellSet<Words>& filled, int cleared, int depth) {
    if (!context_.enter_node()) return std::nullopt;
    auto& moves = moves_[depth];
    collect_moves(sheet_, filled, moves);
    if (moves.empty()) return Worth{.open = false, .cells = cleared, .moves = 0};
    if (depth == options_.depth) {
      const int cells = options_.objective == Objective::most ? cleared : -cleared;
      return Worth{.open = true, .cells = cells, .moves = static_cast<int>(moves.size())};
    }
    keep_preferred(moves, static_cast<std::size_t>(options_.beam_width), options_.objective);
    Worth best{.cells = -kSheetCells};
    for (const auto& move : moves) {
      const auto worth = look(filled.without(move.cells), cleared + move.count, depth + 1);
      if (!worth) return std::nullopt;
      best = std::max(best, *worth);
    }
    return best;
  }

  const BitBoard<Words>& sheet_;
  LookaheadOptions options_;
  Context& context_;
  std::vector<std::vector<OpenMove<Words>>> moves_;  // by depth
};

Outcome<Plan> solve(const Board& board, const LookaheadOptions& options, Context& context) {
  return outcome_by_sheets(
      board, context, [&]<int Words>(const BitBoard<Words>& bit_board, Context& own) -> BitBoardGame {
        const auto levels = static_cast<std::size_t>(options.depth) + 1;
        const Reservation memory(own, levels * bit_board.most_moves() * sizeof(OpenMove<Words>));
        if (!memory.granted()) return {};
        return Lookahead<Words>(bit_board, options, own).play();
      });
}

}  // namespace

Strategy<Board, Plan> lookahead() {
  return make_strategy<Board, Plan, LookaheadOptions>(
      {.name = "lookahead",
       .title = "Lookahead",
       .summary = "Lookahead (fast) - Follows the preferred moves a few moves deep before each one",
       .time = std::chrono::seconds(5)},
      Parameters<LookaheadOptions>()
          .integer("depth", &LookaheadOptions::depth, 1, 6, "moves to look ahead")
          .integer("beam_width", &LookaheadOptions::beam_width, 1, 100, "moves followed from each position")
          .choice("objective", &LookaheadOptions::objective,
                  {{"fewest", Objective::fewest}, {"most", Objective::most}},
                  "cells that a line of play should clear"),
      solve);
}

}  // namespace quadrille::tens
