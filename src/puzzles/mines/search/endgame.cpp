#include "puzzles/mines/search/endgame.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "puzzles/mines/search/rivals.hpp"

namespace quadrille::mines {
namespace {

using Layouts = std::span<const std::uint16_t>;
// What a cell may show, a bit each: the numbers, then a mine.
using Kinds = std::uint16_t;

constexpr std::uint64_t kKeySeed = 0x6D696E6573;
// Sorting a layout by what a cell shows takes about as long as looking at this many of its cells.
constexpr std::uint64_t kCellsPerOpening = 32;
// The bytes of a known position in the table, roughly; room for them is reserved in batches.
constexpr std::size_t kBytesPerPosition = 64;
constexpr std::size_t kPositionsPerLook = 1024;

// A set of layouts is a state of the game: what was opened is what all of them agree on.
class Tree {
 public:
  Tree(const LayoutSet& set, std::uint64_t budget, Context& context)
      : set_(set), budget_(budget), context_(context), room_(context, 0), rivals_(set) {
    // A game opens each cell at most once.
    candidates_.resize(set.cells.size() + 2);
    sorted_.resize(set.cells.size() + 2);
    rows_.resize(set.count * set.cells.size());
    for (std::size_t cell = 0; cell < set.cells.size(); ++cell) {
      const auto seen = set.seen_at(cell);
      for (std::size_t layout = 0; layout < set.count; ++layout)
        rows_[layout * set.cells.size() + cell] = static_cast<Kinds>(1U << seen[layout]);
    }
    kinds_.resize(set.cells.size());
    mines_.resize(set.cells.size());
    Random random(kKeySeed);
    keys_.resize(set.count);
    for (auto& key : keys_) key = random.next();
  }

  std::optional<BestPlay> best() {
    std::vector<std::uint16_t> all(set_.count);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint16_t>(i);
    BestPlay play;
    const Part root{.size = static_cast<std::uint32_t>(all.size()), .known = {rivals_.winnable(all), false}};
    play.wins = value(root, all, 0, &play.cell);
    if (exhausted_) return std::nullopt;
    return play;
  }

 private:
  struct Candidate {
    std::uint32_t cell = 0;
    std::uint32_t safe = 0;  // layouts without a mine there
    std::uint32_t parts = 0;
  };
  struct Known {
    std::uint32_t at_most = 0;
    bool is_exact = false;
  };

  // Layouts that show the same number in a cell, and what is known of them.
  struct Part {
    std::uint32_t first = 0;
    std::uint32_t size = 0;
    std::uint64_t key = 0;
    Known known{};
  };

  // How many of these layouts best play wins. Exact only if that is more than `floor`; otherwise an upper
  // bound that does not exceed floor.
  std::uint32_t value(const Part& part, Layouts layouts, std::uint32_t floor,
                      std::size_t* best_cell = nullptr) {
    if (exhausted_) return 0;
    if (!context_.enter_node() || !spend(part.size * set_.cells.size())) {
      exhausted_ = true;
      return 0;
    }

    // 1. What can be opened: a cell that looks the same in all layouts reveals nothing. A safe one that
    // distinguishes them is free.
    look_at(layouts);
    auto& candidates = candidates_[depth_];
    candidates.clear();
    for (std::uint32_t cell = 0; cell < kinds_.size(); ++cell) {
      if (std::has_single_bit(kinds_[cell])) continue;
      if (mines_[cell] == 0) {
        const auto wins = opened(layouts, cell, floor);
        if (best_cell != nullptr) *best_cell = cell;
        return remember(part, wins, floor);
      }
      candidates.push_back(
          {cell, part.size - mines_[cell], static_cast<std::uint32_t>(std::popcount(kinds_[cell]))});
    }
    if (candidates.empty()) {
      // Every cell is settled: all layouts look the same to the player.
      return remember(part, part.size, floor);
    }

    // 2. Guesses, the safest first: no later guess wins more layouts than it survives.
    std::ranges::sort(candidates, [](const Candidate& a, const Candidate& b) {
      return a.safe != b.safe ? a.safe > b.safe : a.parts != b.parts ? a.parts > b.parts : a.cell < b.cell;
    });
    std::uint32_t best = 0;
    for (const auto& candidate : candidates) {
      const auto bar = std::max(floor, best);
      if (candidate.safe <= bar || best >= part.known.at_most) break;
      const auto wins = opened(layouts, candidate.cell, bar);
      if (exhausted_) return 0;
      if (wins > best) {
        best = wins;
        if (best_cell != nullptr) *best_cell = candidate.cell;
      }
    }
    return remember(part, std::max(best, std::min(floor, candidates.front().safe)), floor);
  }

  // What each cell shows in these layouts, and in how many of them it is a mine. Cells lie side by side, so
  // that the processor handles several at once.
  void look_at(Layouts layouts) {
    std::ranges::fill(kinds_, Kinds{0});
    std::ranges::fill(mines_, std::uint16_t{0});
    const auto cells = kinds_.size();
    auto* kinds = kinds_.data();
    auto* mines = mines_.data();
    for (const auto layout : layouts) {
      const auto* row = &rows_[layout * cells];
      for (std::size_t cell = 0; cell < cells; ++cell) {
        kinds[cell] = static_cast<Kinds>(kinds[cell] | row[cell]);
        mines[cell] = static_cast<std::uint16_t>(mines[cell] + (row[cell] >> LayoutSet::kMine));
      }
    }
  }

  // The layouts won after opening this cell, given that best play needs more than `floor`.
  std::uint32_t opened(Layouts layouts, std::size_t cell, std::uint32_t floor) {
    if (!spend(layouts.size() * kCellsPerOpening)) {
      exhausted_ = true;
      return 0;
    }
    const auto seen = set_.seen_at(cell);
    std::array<Part, LayoutSet::kMine + 1> parts{};
    for (const auto layout : layouts) {
      ++parts[seen[layout]].size;
      parts[seen[layout]].key ^= keys_[layout];
    }
    std::uint32_t next = 0;
    for (auto& part : parts) part.first = std::exchange(next, next + part.size);
    ++depth_;
    auto& sorted = sorted_[depth_];
    sorted.resize(layouts.size());
    auto ends = parts;
    for (const auto layout : layouts) sorted[ends[seen[layout]].first++] = layout;

    // 1. What is known about the parts beforehand may be enough to give this cell up.
    std::uint32_t at_most = 0;
    for (auto& part : std::span(parts).first(LayoutSet::kMine)) {
      part.known = known_of(part.key, Layouts(sorted).subspan(part.first, part.size));
      at_most += part.known.at_most;
    }

    // 2. Part by part, the largest first: its shortfall from its bound soon decides.
    std::ranges::sort(std::span(parts).first(LayoutSet::kMine), std::ranges::greater{}, &Part::size);
    for (const auto& part : std::span(parts).first(LayoutSet::kMine)) {
      if (part.size == 0 || at_most <= floor || exhausted_) break;
      if (part.known.is_exact) continue;
      const auto others = at_most - part.known.at_most;
      const auto needed = floor > others ? floor - others : 0;
      const auto wins = value(part, Layouts(sorted).subspan(part.first, part.size), needed);
      at_most = others + wins;
    }
    --depth_;
    return at_most;
  }

  // What was determined before, or else the bound that pairs of rivals leave.
  [[nodiscard]] Known known_of(std::uint64_t key, Layouts layouts) {
    const auto size = static_cast<std::uint32_t>(layouts.size());
    if (size <= 1) return {size, true};
    if (const auto met = known_.find(key); met != known_.end()) return met->second;
    return {rivals_.winnable(layouts), false};
  }

  std::uint32_t remember(const Part& part, std::uint32_t wins, std::uint32_t floor) {
    if (exhausted_) return wins;
    const bool is_exact = wins > floor;
    known_[part.key] = {is_exact ? wins : std::min(wins, part.known.at_most), is_exact};
    if (known_.size() % kPositionsPerLook == 0)
      exhausted_ = !room_.grow(kPositionsPerLook * kBytesPerPosition);
    return wins;
  }

  bool spend(std::uint64_t work) {
    if (work > budget_) return false;
    budget_ -= work;
    return true;
  }

  const LayoutSet& set_;
  std::uint64_t budget_;
  Context& context_;
  Reservation room_;
  Rivals rivals_;
  std::vector<std::uint64_t> keys_;
  std::vector<Kinds> rows_;  // by layout, then by cell
  std::vector<Kinds> kinds_;
  std::vector<std::uint16_t> mines_;
  std::unordered_map<std::uint64_t, Known> known_;
  std::vector<std::vector<Candidate>> candidates_;  // by depth
  std::vector<std::vector<std::uint16_t>> sorted_;
  std::size_t depth_ = 0;
  bool exhausted_ = false;
};

}  // namespace

std::optional<BestPlay> best_play(const LayoutSet& set, std::uint64_t budget, Context& context) {
  return Tree(set, budget, context).best();
}

}  // namespace quadrille::mines
