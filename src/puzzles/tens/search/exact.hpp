#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "engine/run/context.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/played_plan.hpp"
#include "puzzles/tens/search/visited.hpp"

namespace quadrille::tens {

inline constexpr int kAnyDepth = std::numeric_limits<int>::max();
inline constexpr std::size_t kMemoBytes = std::size_t{256} << 20U;

struct ExactLimits {
  int max_depth = kAnyDepth;  // moves of a game
  std::size_t memo_bytes = kMemoBytes;
};

// What an exact search is asked to find.
struct ExactRequest {
  int known_left = kSheetCells + 1;  // a game that leaves this many cells is known
  int enough = 0;                    // a game that leaves no more than this ends the search
  ExactLimits limits{};
};

// Depth-first search through all games from a position, for one that leaves fewer cells than a known one.
// Positions met before are skipped: what follows does not depend on how they were reached. Positions whose
// digits cannot be packed well enough are cut off.
template <int Words>
class ExactSearch {
 public:
  using Set = CellSet<Words>;

  ExactSearch(const BitBoard<Words>& bit_board, PackingBound& bound, const ExactRequest& request,
              Context& context)
      : sheet_(bit_board),
        bound_(bound),
        request_(request),
        context_(context),
        visited_(context, request.limits.memo_bytes),
        left_(request.known_left) {}

  // Searches until every game is tried, one is good enough, or the context ends it. True: no game from this
  // position leaves fewer cells than left().
  [[nodiscard]] bool search(const Set& from) {
    if (!visited_.usable()) return false;
    total_ = from.count();
    return (visit(from, count_digits(sheet_, from)) && !cut_by_depth_) || left_ <= request_.enough;
  }

  [[nodiscard]] int left() const { return left_; }
  // The moves that lead from the position to left() cells; empty if nothing better than the known game was
  // found.
  [[nodiscard]] const std::vector<BitBoardBox>& best() const { return best_; }

 private:
  struct Option {
    Set cells;
    BitBoardBox box;
    int count = 0;
  };
  [[nodiscard]] static auto rank(const Option& option) {
    return std::tuple(option.count, option.box.top, option.box.left, option.box.bottom);
  }
  // Every position is compared with all of them, so there must not be many.
  static constexpr std::size_t kMostPrices = 24;

  // False: the search ended before all games from here were tried.
  [[nodiscard]] bool visit(const Set& filled, const DigitCounts& counts) {
    if (!context_.enter_node()) return false;
    if (context_.report_due()) report();
    const int cells = filled.count();
    if (cut_off(counts, cells)) {
      ++context_.metrics.pruned;
      return true;
    }
    const auto first = options_.size();
    sheet_.visit_moves(filled, filled, [&](BitBoardBox box) {
      const auto cleared = filled & sheet_.cells_of(box);
      options_.push_back({cleared, box, cleared.count()});
    });
    const bool at_depth = static_cast<int>(path_.size()) >= request_.limits.max_depth;
    if ((first == options_.size() || at_depth) && cells < left_) {
      left_ = cells;
      best_ = path_;
    }
    cut_by_depth_ |= at_depth && first != options_.size();
    bool all = left_ > request_.enough;
    if (all && !at_depth) all = visit_options(first, filled, counts);
    options_.resize(first);
    ++context_.metrics.backtracks;
    return all;
  }

  [[nodiscard]] bool visit_options(std::size_t first, const Set& filled, const DigitCounts& counts) {
    // Few cells first: that finds good games early, and a good game cuts off others.
    std::ranges::sort(options_.begin() + static_cast<std::ptrdiff_t>(first), options_.end(), {}, rank);
    for (auto i = first; i < options_.size(); ++i) {
      const auto option = options_[i];
      const auto after = filled.without(option.cells);
      // The number of moves matters only if it is limited.
      const int moves = request_.limits.max_depth == kAnyDepth ? 0 : static_cast<int>(path_.size()) + 1;
      if (!visited_.add(after, moves)) continue;
      auto rest = counts;
      option.cells.for_each([&](int cell) { --rest[sheet_.digit(cell)]; });
      path_.push_back(option.box);
      const bool all = visit(after, rest);
      path_.pop_back();
      if (!all) return false;
    }
    return true;
  }

  // How much of the search is done is unknown.
  void report() {
    const int cleared = std::max(0, total_ - left_);
    context_.report({.message = fmt::format("{} states, best: {} cells", context_.metrics.nodes, cleared),
                     .best = cleared});
  }

  [[nodiscard]] bool cut_off(const DigitCounts& counts, int cells) {
    if (cells - bound_.quick(counts) >= left_) return true;
    return bound_.known_prices() < kMostPrices && cells - bound_.tight(counts) >= left_;
  }

  const BitBoard<Words>& sheet_;
  PackingBound& bound_;
  ExactRequest request_;
  Context& context_;
  Visited<Words> visited_;
  std::vector<Option> options_;  // of all positions on the path, one after the other
  std::vector<BitBoardBox> path_;
  std::vector<BitBoardBox> best_;
  int total_ = 0;
  int left_;
  bool cut_by_depth_ = false;
};

// Tries every game on a board that fits a bit board, for one that is better than a known plan.
[[nodiscard]] SearchedPlan search_exactly(const Board& board, BitBoardShape shape, const PlayedPlan& known,
                                          int bound, Context& context, const ExactLimits& limits = {});

// The same without a known plan, quicker: a short attempt, which is all that small boards need; then a good
// game by annealing, since a game that is hard to beat makes the bound cut; then every game.
[[nodiscard]] SearchedPlan search_from_good_game(const Board& board, BitBoardShape shape, int bound,
                                                 Context& context, std::size_t memo_bytes = kMemoBytes);

// A board so small that every game on it is tried in about a millisecond: the best of them, or of those tried
// before the run ended. nullopt: the board is larger. For strategies that improve a game until their time is
// up, which on such a board would wait for nothing.
[[nodiscard]] std::optional<PlayedPlan> play_tiny(const Board& board, BitBoardShape shape, int bound,
                                                  Context& context);

}  // namespace quadrille::tens
