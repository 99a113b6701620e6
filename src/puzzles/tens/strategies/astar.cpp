#include "puzzles/tens/strategies/list.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

#include <fmt/format.h>

#include "puzzles/tens/search/blocks.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/objective.hpp"
#include "puzzles/tens/search/tiles.hpp"
#include "puzzles/tens/search/visited.hpp"

namespace quadrille::tens {
namespace {

struct AstarOptions {
  double loss = 0.15;
  int memo_megabytes = 256;
};

// What a position costs is the cells that stay in the end. The packing bound says how many stay at least; on
// the way there a share of the cells still on the board is usually lost as well. Positions are expanded in
// order of the sum of both. The share is not a bound, so the first game found need not be the best; but only
// the bound ever drops a position, and when none is left the best game is proven.
template <int Words>
class BestFirst {
 public:
  using Set = CellSet<Words>;

  BestFirst(const BitBoard<Words>& bit_board, const AstarOptions& options, Context& context)
      : sheet_(bit_board),
        options_(options),
        context_(context),
        bound_(bit_board.target()),
        visited_(context, memo_bytes(options)),
        own_(context.child({})),
        nodes_(own_),
        playout_(bit_board),
        total_(bit_board.filled().count()) {}

  struct Result {
    BitBoardGame game;
    bool optimal = false;
  };

  [[nodiscard]] Result play() {
    if (!visited_.usable()) return {};
    context_.log(LogLevel::info, "best first begins");
    const auto counts = count_digits(sheet_, sheet_.filled());
    const int fewest_left = total_ - bound_.tight(counts);
    add(sheet_.filled(), kNone, {});
    while (!waiting_.empty() && context_.enter_node()) {
      const auto next = pop();
      if (nodes_[next].at_least_left >= left_) {
        ++context_.metrics.pruned;
        continue;
      }
      expand(next);
      if (left_ <= fewest_left) break;
      if (context_.report_due()) {
        context_.report(
            {.done = context_.spent(),
             .message = fmt::format("{} positions waiting, best: {} cells", waiting_count_, best_.cleared),
             .best = best_.cleared});
      }
    }
    const bool all = waiting_.empty() && !forgot_;
    if (context_.logs(LogLevel::debug)) {
      context_.log(LogLevel::debug,
                   fmt::format("best first: {} positions met, {} waiting{}; best: {} cells", nodes_.size(),
                               waiting_count_, forgot_ ? ", some forgotten" : "", best_.cleared));
    }
    return {best_, best_.complete && (all || left_ <= fewest_left)};
  }

 private:
  using Index = std::uint32_t;
  static constexpr Index kNone = ~Index{0};
  // A quick game from every Nth position: the search itself is in no hurry to finish one.
  static constexpr std::uint64_t kPositionsPerGame = 16;

  struct Node {
    Set filled;
    Index before;
    Index waits_behind;  // the next in line among those that promise as much; kNone: none
    BitBoardBox box;
    std::int16_t at_least_left;
  };

  [[nodiscard]] static std::size_t memo_bytes(const AstarOptions& options) {
    return static_cast<std::size_t>(options.memo_megabytes) << 20U;
  }

  void expand(Index index) {
    const auto filled = nodes_[index].filled;
    collect_moves(sheet_, filled, moves_);
    if (moves_.empty()) {
      keep(filled, index, {});
      return;
    }
    if (games_++ % kPositionsPerGame == 0) play_out(filled, index);
    for (const auto& move : moves_) {
      const auto after = filled.without(move.cells);
      if (visited_.add(after, 0)) add(after, index, move.box);
    }
  }

  void add(const Set& filled, Index before, BitBoardBox box) {
    const int cells = filled.count();
    const int at_least_left = cells - bound_.quick(count_digits(sheet_, filled));
    if (at_least_left >= left_) {
      ++context_.metrics.pruned;
      return;
    }
    const bool room = !forgot_ && nodes_.size() * sizeof(Node) < memo_bytes(options_);
    const auto cost = static_cast<float>(at_least_left) + static_cast<float>(options_.loss * cells);
    const auto [place, first] = waiting_.try_emplace(cost, kNone);
    // A position for which there is no memory is forgotten, and with it the proof.
    if (!room ||
        !nodes_.push_back({filled, before, place->second, box, static_cast<std::int16_t>(at_least_left)})) {
      forgot_ = true;
      if (first) waiting_.erase(place);
      return;
    }
    place->second = static_cast<Index>(nodes_.size() - 1);
    ++waiting_count_;
  }

  // The position that promises most; of equals, the one met last.
  [[nodiscard]] Index pop() {
    const auto most_promising = waiting_.begin();
    const auto index = most_promising->second;
    --waiting_count_;
    most_promising->second = nodes_[index].waits_behind;
    if (most_promising->second == kNone) waiting_.erase(most_promising);
    return index;
  }

  void play_out(const Set& filled, Index index) {
    std::vector<BitBoardBox> rest;
    const auto first = [](std::span<const OpenMove<Words>> open) {
      const auto best = std::ranges::min_element(
          open, {}, [](const OpenMove<Words>& move) { return rank(move, Objective::fewest); });
      return static_cast<std::size_t>(best - open.begin());
    };
    const auto after =
        playout_.run(filled, filled, first, [&](const OpenMove<Words>& move) { rest.push_back(move.box); });
    keep(after, index, rest);
  }

  void keep(const Set& after, Index index, const std::vector<BitBoardBox>& rest) {
    if (after.count() >= left_) return;
    left_ = after.count();
    best_ = {.moves = {}, .cleared = total_ - left_, .complete = true};
    for (; nodes_[index].before != kNone; index = nodes_[index].before) {
      best_.moves.push_back(nodes_[index].box);
    }
    std::ranges::reverse(best_.moves);
    best_.moves.insert(best_.moves.end(), rest.begin(), rest.end());
  }

  const BitBoard<Words>& sheet_;
  AstarOptions options_;
  Context& context_;
  PackingBound bound_;
  Visited<Words> visited_;
  Context own_;  // a queue that may not grow does not end the run
  Blocks<Node> nodes_;
  Playout<Words> playout_;
  int total_;
  // For every expected final loss, the first position in line. Costs are few: they follow from two numbers of
  // cells.
  std::map<float, Index> waiting_;
  std::size_t waiting_count_ = 0;
  std::vector<OpenMove<Words>> moves_;
  BitBoardGame best_;
  int left_ = kSheetCells + 1;
  std::uint64_t games_ = 0;
  bool forgot_ = false;
};

Outcome<Plan> solve(const Board& board, const AstarOptions& options, Context& context) {
  return outcome_by_search(board, context, [&](const Board& part, BitBoardShape shape, Context& own) {
    return on_sheet(part, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
      const auto result = BestFirst<Words>(bit_board, options, own).play();
      return SearchedPlan{plan_of(bit_board, result.game), result.optimal};
    });
  });
}

}  // namespace

Strategy<Board, Plan> astar() {
  return make_strategy<Board, Plan, AstarOptions>(
      {.name = "astar",
       .title = "A*",
       .summary = "A* - Always continues with the most promising position; proves small boards",
       .time = std::chrono::seconds(20)},
      Parameters<AstarOptions>()
          .real("loss", &AstarOptions::loss, 0, 1,
                "expected share of the cells on the board that will stay; 0: the bound alone, plain A*")
          .integer("memo_megabytes", &AstarOptions::memo_megabytes, 1, 65'536,
                   "memory for positions met, and as much for those that wait"),
      solve);
}

}  // namespace quadrille::tens
