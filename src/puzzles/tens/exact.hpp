#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/tens/bound.hpp"
#include "puzzles/tens/played_plan.hpp"
#include "puzzles/tens/sheet.hpp"
#include "puzzles/tens/visited.hpp"

namespace quadrille::tens {

// Depth-first search through all games from a position, for one that leaves fewer cells than a known one.
// Positions met before are skipped: what follows does not depend on how they were reached. Positions whose
// digits cannot be packed well enough are cut off.
template <int Words>
class ExactSearch {
 public:
  using Set = CellSet<Words>;

  ExactSearch(const Sheet<Words>& sheet, PackingBound& bound, Context& context)
      : sheet_(sheet), bound_(bound), context_(context), visited_(context) {}

  // Searches until every game is tried, one leaves no more than `enough` cells, or the context ends it. True:
  // no game from this position leaves fewer cells than left().
  [[nodiscard]] bool search(const Set& from, int known_left, int enough) {
    left_ = known_left;
    if (!visited_.usable()) return false;
    enough_ = enough;
    DigitCounts counts{};
    for_each_cell_of(from, [&](int cell) { ++counts[sheet_.digit(cell)]; });
    return visit(from, counts) || left_ <= enough_;
  }

  [[nodiscard]] int left() const { return left_; }
  // The moves that lead from the position to left() cells; none where nothing better than known was found.
  [[nodiscard]] const std::vector<SheetBox>& best() const { return best_; }

 private:
  struct Option {
    Set cells;
    SheetBox box;
    int count = 0;
  };
  [[nodiscard]] static auto rank(const Option& option) {
    return std::tuple(option.count, option.box.top, option.box.left, option.box.bottom);
  }
  // Every position is held against all of them, so that there must not be many.
  static constexpr std::size_t kMostPrices = 24;

  template <class Visit>
  static void for_each_cell_of(const Set& set, Visit&& visit) {
    for (int i = 0; i < Words; ++i) {
      for (auto bits = set.words[i]; bits != 0; bits &= bits - 1) visit(64 * i + std::countr_zero(bits));
    }
  }

  // False: the search ended before all games from here were tried.
  [[nodiscard]] bool visit(const Set& filled, const DigitCounts& counts) {
    if (!context_.enter_node()) return false;
    const int cells = filled.count();
    if (cut_off(counts, cells)) {
      ++context_.metrics.pruned;
      return true;
    }
    const auto first = options_.size();
    sheet_.visit_moves(filled, filled, [&](SheetBox box) {
      const auto cleared = filled & sheet_.cells_of(box);
      options_.push_back({cleared, box, cleared.count()});
    });
    // Few cells first: such games are good early on, and a good game cuts off others.
    std::ranges::sort(options_.begin() + static_cast<std::ptrdiff_t>(first), options_.end(), {}, rank);
    if (first == options_.size() && cells < left_) {
      left_ = cells;
      best_ = path_;
      return left_ > enough_;
    }
    bool all = true;
    for (auto i = first; all && i < options_.size(); ++i) {
      const auto option = options_[i];
      const auto after = filled.without(option.cells);
      const auto answer = visited_.add(after);
      if (answer == Visited<Words>::Answer::known) continue;
      all = answer == Visited<Words>::Answer::added;
      if (!all) break;
      auto rest = counts;
      for_each_cell_of(option.cells, [&](int cell) { --rest[sheet_.digit(cell)]; });
      path_.push_back(option.box);
      all = visit(after, rest);
      path_.pop_back();
    }
    options_.resize(first);
    ++context_.metrics.backtracks;
    return all;
  }

  [[nodiscard]] bool cut_off(const DigitCounts& counts, int cells) {
    if (cells - bound_.quick(counts) >= left_) return true;
    return bound_.known_prices() < kMostPrices && cells - bound_.tight(counts) >= left_;
  }

  const Sheet<Words>& sheet_;
  PackingBound& bound_;
  Context& context_;
  Visited<Words> visited_;
  std::vector<Option> options_;  // of all positions on the path, one after the other
  std::vector<SheetBox> path_;
  std::vector<SheetBox> best_;
  int left_ = 0;
  int enough_ = 0;
};

// Tries every game on a board that fits a sheet, for one better than a known plan. `optimal`: all were tried,
// or the plan clears `bound` cells.
struct SearchedPlan {
  PlayedPlan played;
  bool optimal = false;
};
[[nodiscard]] SearchedPlan search_exactly(const Board& board, SheetShape shape, const PlayedPlan& known,
                                          int bound, Context& context);

}  // namespace quadrille::tens
