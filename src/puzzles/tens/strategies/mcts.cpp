#include "puzzles/tens/strategies/list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/tens/search/exact.hpp"
#include "puzzles/tens/search/game_tree.hpp"
#include "puzzles/tens/search/objective.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

struct MctsOptions {
  double exploration = 0.02;
};

template <int Words>
class TreeSearch {
 public:
  TreeSearch(const BitBoard<Words>& bit_board, const MctsOptions& options, Random random, Context& context)
      : sheet_(bit_board),
        options_(options),
        random_(random),
        context_(context),
        tree_(context),
        playout_(bit_board),
        total_(bit_board.filled().count()) {}

  [[nodiscard]] BitBoardGame play(int enough, Company& company) {
    auto filled = sheet_.filled();  // at the root
    double until = share_of_budget(filled);
    while (best_.cleared < enough && !company.done() && context_.enter_node()) {
      play_game(filled);
      if (best_.moves.empty()) break;  // the board has no move
      report(company);
      if (context_.spent() < until) continue;
      // The next move is settled. At the end of the game a new one begins, with a tree of its own.
      const auto& root = tree_[GameTree::kRoot];
      if (root.children > 0) {
        const auto next = tree_.best_child(GameTree::kRoot);
        root_moves_.push_back(tree_[next].box);
        filled = filled.without(sheet_.cells_of(tree_[next].box));
        tree_.move_root_to(next);
      } else {
        root_moves_.clear();
        filled = sheet_.filled();
        tree_.clear();
        context_.pace_anew();  // a whole game takes fifty times as long as the end of one
      }
      until = share_of_budget(filled);
    }
    return best_;
  }

 private:
  // More than a move clears: the first moves get a larger share, since the tree below them is kept.
  static constexpr int kCellsPerMove = 4;

  // Down the tree, one step beyond it, and on at random.
  void play_game(CellSet<Words> filled) {
    path_.assign(1, GameTree::kRoot);
    game_ = root_moves_;
    while (tree_[path_.back()].children > 0) {
      const auto next = tree_.choose(path_.back(), options_.exploration, total_);
      path_.push_back(next);
      game_.push_back(tree_[next].box);
      filled = filled.without(sheet_.cells_of(tree_[next].box));
    }
    const auto& leaf = tree_[path_.back()];
    if (!leaf.grown && (leaf.visits > 0 || path_.size() == 1)) {
      collect_moves(sheet_, filled, moves_);
      keep_preferred(moves_, moves_.size(), Objective::fewest);
      tree_.grow(path_.back(), moves_);
    }
    const auto rest = playout_.run(
        filled, filled, [&](auto open) { return small_first_.draw(open, random_); },
        [&](const OpenMove<Words>& move) { game_.push_back(move.box); });
    const int cleared = total_ - rest.count();
    tree_.count_game(path_, cleared);
    if (cleared > best_.cleared || !best_.complete) best_ = {game_, cleared, true};
  }

  [[nodiscard]] double share_of_budget(const CellSet<Words>& filled) const {
    return share_of_next_move(context_, filled.count() / kCellsPerMove);
  }

  void report(Company& company) {
    if (!context_.report_due()) return;
    const int best = company.best_with(best_.cleared);
    context_.report({.done = context_.spent(),
                     .message = fmt::format("{} moves settled, best: {} cells", root_moves_.size(), best),
                     .best = best});
  }

  const BitBoard<Words>& sheet_;
  MctsOptions options_;
  Random random_;
  Context& context_;
  GameTree tree_;
  Playout<Words> playout_;
  SmallFirst small_first_;
  int total_;
  std::vector<BitBoardBox> root_moves_;  // settled: they lead to the root of the tree
  std::vector<GameTree::Index> path_;
  std::vector<BitBoardBox> game_;
  std::vector<OpenMove<Words>> moves_;
  BitBoardGame best_;
};

PlayedPlan play(const Board& board, BitBoardShape shape, const MctsOptions& options, Context& context) {
  const int enough = upper_bound(board);
  if (auto tiny = play_tiny(board, shape, enough, context)) return *tiny;
  return on_sheet(board, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
    context.log(LogLevel::info, "tree search begins");
    const auto search = [&](std::size_t number, Company& company, Context& part) -> BitBoardGame {
      const Reservation memory(part, 2 * Playout<Words>::bytes(bit_board));
      if (!memory.granted()) return {};
      return TreeSearch<Words>(bit_board, options, context.random(number), part).play(enough, company);
    };
    return plan_of(bit_board, best_of(0, enough, context, search));
  });
}

Outcome<Plan> solve(const Board& board, const MctsOptions& options, Context& context) {
  const auto player = [&](const Board& part, BitBoardShape shape, Context& own) {
    return play(part, shape, options, own);
  };
  return outcome_of(board, play_by_sheets(board, player, context), upper_bound(board), context);
}

}  // namespace

Strategy<Board, Plan> mcts() {
  return make_strategy<Board, Plan, MctsOptions>(
      {.name = "mcts",
       .title = "Monte Carlo",
       .summary =
           "Monte Carlo - Random games, more of them where earlier ones went well (UCB); improves until its "
           "time is up",
       .time = std::chrono::seconds(20)},
      Parameters<MctsOptions>().real("exploration", &MctsOptions::exploration, 0, 10,
                                     "how strongly moves tried less often are favoured"),
      solve);
}

}  // namespace quadrille::tens
