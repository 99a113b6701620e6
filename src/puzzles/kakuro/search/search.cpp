#include "puzzles/kakuro/search/search.hpp"

#include <algorithm>

namespace quadrille::kakuro {
namespace {

// Restarts: the first dive may fail this often, each later one a little more often. After this many dead ends
// everything is forgotten and the dives are short again; this too takes longer every time, so that the search
// stays complete. Measured on random grids of 20x20 to 60x60: twice these numbers, or half, cost up to a
// factor of two.
constexpr double kFirstDive = 20;
constexpr double kDiveGrowth = 1.05;
constexpr double kFirstEpoch = 3'000;
constexpr double kEpochGrowth = 1.3;

}  // namespace

Search::Search(Domains& domains, Context& context, std::uint64_t stream)
    : domains_(domains),
      context_(context),
      random_(context.random(stream)),
      weight_(domains.puzzle().runs.size(), 1.0F),
      phase_(domains.puzzle().cells.size(), 0),
      best_phase_(phase_) {}

std::size_t Search::bytes(const Puzzle& puzzle) {
  // A filling is at most as long as the puzzle, and so is the list of branches, in a vector that doubles.
  return puzzle.runs.size() * sizeof(float) + puzzle.cells.size() * (4 * sizeof(Digits) + 2 * sizeof(Branch));
}

SearchEnd Search::find(std::span<const std::uint32_t> cells, std::size_t wanted, std::uint64_t dead_ends) {
  fillings_.clear();
  dead_ends_ = 0;
  const auto start = domains_.save();
  double epoch = kFirstEpoch;
  double epoch_end = epoch;
  for (double dive_limit = kFirstDive;; dive_limit *= kDiveGrowth) {
    const auto left = dead_ends - std::min(dead_ends, dead_ends_);
    const auto end = dive(cells, wanted, std::min(left, static_cast<std::uint64_t>(dive_limit)));
    domains_.undo(start);
    if (end != SearchEnd::gave_up) return end;
    if (context_.end() != End::finished || dead_ends_ >= dead_ends) return SearchEnd::gave_up;
    if (furthest_ > 0) {
      for (const auto cell : cells) phase_[cell] = best_phase_[cell];
    }
    if (static_cast<double>(dead_ends_) > epoch_end) {
      forget(cells);
      dive_limit = kFirstDive;
      epoch *= kEpochGrowth;
      epoch_end = static_cast<double>(dead_ends_) + epoch;
    }
  }
}

// Touches only these cells: a large grid has hundreds of small components.
void Search::forget(std::span<const std::uint32_t> cells) {
  for (const auto cell : cells) {
    phase_[cell] = 0;
    for (const auto run : domains_.puzzle().runs_of_cell[cell]) {
      if (run != kNoRun) weight_[run] = 1;
    }
  }
  furthest_ = 0;
}

// One dive from the root: depth first until enough fillings, nothing left, or too many dead ends.
SearchEnd Search::dive(std::span<const std::uint32_t> cells, std::size_t wanted, std::uint64_t dead_ends) {
  branches_.clear();
  const auto limit = dead_ends_ + dead_ends;
  while (true) {
    // 1. All cells filled in: a filling. From here on it counts as a dead end, so that the search looks for
    // others.
    const auto cell = choose(cells);
    if (!cell) {
      record(cells);
      if (fillings_.size() >= wanted) return SearchEnd::enough;
    } else {
      if (!context_.enter_node()) return SearchEnd::gave_up;
      ++context_.metrics.at_depth(branches_.size()).nodes;
      branches_.push_back({*cell, domains_[*cell], domains_.save()});
    }

    // 2. The next digit of the deepest cell that has one left; a failed digit adds weight to the run that
    // refused it.
    while (true) {
      if (branches_.empty()) return SearchEnd::exhausted;
      auto& branch = branches_.back();
      domains_.undo(branch.save);
      if (branch.untried == 0) {
        ++context_.metrics.backtracks;
        branches_.pop_back();
        ++context_.metrics.at_depth(branches_.size()).backtracks;
        continue;
      }
      const Digits digit = choose_digit(branch.cell, branch.untried);
      branch.untried = static_cast<Digits>(branch.untried & ~digit);
      if (domains_.keep(branch.cell, digit) && domains_.propagate(context_)) break;
      if (context_.end() != End::finished) return SearchEnd::gave_up;
      if (domains_.failed_run() != kNoRun) weight_[domains_.failed_run()] += 1;
      remember_phases(cells, branch.save);
      if (++dead_ends_ >= limit) return SearchEnd::gave_up;
    }
  }
}

std::optional<std::uint32_t> Search::choose(std::span<const std::uint32_t> cells) const {
  std::optional<std::uint32_t> best;
  float least = 0;
  for (const auto cell : cells) {
    const Digits digits = domains_[cell];
    if (is_single(digits)) continue;
    float weight = 1;
    for (const auto run : domains_.puzzle().runs_of_cell[cell]) {
      if (run != kNoRun) weight += weight_[run];
    }
    const float score = static_cast<float>(count(digits)) / weight;
    if (!best || score < least) {
      best = cell;
      least = score;
    }
  }
  return best;
}

Digits Search::choose_digit(std::uint32_t cell, Digits untried) {
  auto digit = static_cast<Digits>(untried & phase_[cell]);
  if (digit == 0) {
    unsigned rest = untried;
    for (auto skip = random_.below(static_cast<std::uint32_t>(count(untried))); skip > 0; --skip)
      rest &= rest - 1;
    digit = static_cast<Digits>(rest & -rest);
  }
  phase_[cell] = digit;
  return digit;
}

// A position has got as far as consistency has narrowed it: `reached` counts the changes that led there.
void Search::remember_phases(std::span<const std::uint32_t> cells, Domains::Save reached) {
  if (reached <= furthest_) return;
  furthest_ = reached;
  domains_.undo(reached);
  for (const auto cell : cells) best_phase_[cell] = is_single(domains_[cell]) ? domains_[cell] : phase_[cell];
}

void Search::record(std::span<const std::uint32_t> cells) {
  std::vector<Digits> filling;
  filling.reserve(cells.size());
  for (const auto cell : cells) filling.push_back(domains_[cell]);
  if (std::ranges::find(fillings_, filling) == fillings_.end()) fillings_.push_back(std::move(filling));
}

}  // namespace quadrille::kakuro
