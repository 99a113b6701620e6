#include "puzzles/nonogram/search/search.hpp"

#include <algorithm>

#include "puzzles/nonogram/search/luby.hpp"

namespace quadrille::nonogram {
namespace {

// Positions of the shortest dive between two restarts.
constexpr std::uint64_t kDive = 100;

}  // namespace

Search::Search(Propagation& propagation, Candidates root, Context& context, const Keeping& keeping)
    : propagation_(propagation),
      ledger_(context.child({})),
      random_(context.random(1)),
      start_(std::move(root)),
      keeping_(keeping),
      restart_at_(kDive) {}

Search::~Search() { ledger_.release(held_bytes_); }

Grid<float> Search::promise(Context& context) const {
  Grid<float> promise(propagation_.lines().size(), 0.0F);
  if (levels_.empty()) return promise;
  const auto& root = levels_.front();
  std::size_t looked_at = 0;
  for (const auto cell : open_cells(propagation_.lines(), root.candidates())) {
    if (++looked_at % kCellsPerLook == 0 && !context.proceed()) break;
    promise[cell] = static_cast<float>(root.promise(cell).score);
  }
  return promise;
}

// Asks for the bytes of one more level.
bool Search::hold_level(Context& context) {
  const auto bytes = Probing::bytes(propagation_.lines(), start_, keeping_);
  if (!context.reserve(bytes)) return false;
  held_bytes_ += bytes;
  return true;
}

SearchEnd Search::run(std::size_t wanted, std::uint64_t positions, Context& context) {
  if (levels_.empty()) {
    if (!hold_level(context)) return SearchEnd::stopped;
    levels_.emplace_back(propagation_.lines(), start_, keeping_);
    if (!context.proceed()) return SearchEnd::stopped;
  }
  while (answers_.size() < wanted) {
    // 1. The deepest position: everything that trying its candidates shows.
    if (!dead_) {
      const auto probed = levels_[depth_].settle(propagation_, context);
      if (probed == Probed::stopped) return SearchEnd::stopped;
      if (probed == Probed::solved) record(levels_[depth_].candidates());
      dead_ = probed != Probed::open;
    }
    // 2. Explored: back to where it came from, which now knows that branch.
    if (dead_) {
      if (depth_ == 0) return SearchEnd::exhausted;
      if (!retreat(context)) return SearchEnd::stopped;
      continue;
    }
    // 3. Enough of this dive: again from the root, another way.
    if (positions_ >= restart_at_ && depth_ > 0) {
      depth_ = 0;
      restart_at_ = positions_ + kDive * luby(++restarts_);
      continue;
    }
    // 4. One branch deeper.
    if (positions_ >= positions || !advance(context)) return SearchEnd::stopped;
  }
  return SearchEnd::enough;
}

// The branch that led here is explored, so its candidate is out. False: stopped.
bool Search::retreat(Context& context) {
  const auto branch = branches_[depth_ - 1];
  dead_ = !levels_[depth_ - 1].exclude(propagation_, branch.cell, branch.colour, context);
  if (context.end() != End::finished) return false;
  --depth_;
  ++context.metrics.at_depth(depth_).backtracks;
  return true;
}

// False: stopped, or no memory for another level.
bool Search::advance(Context& context) {
  if (levels_.size() == depth_ + 1 && !hold_level(context)) return false;
  const auto branch = levels_[depth_].choose(restarts_ == 0 ? nullptr : &random_, context);
  if (context.end() != End::finished) return false;
  ++positions_;
  ++context.metrics.at_depth(depth_).nodes;
  if (levels_.size() == depth_ + 1) {
    levels_.push_back(levels_[depth_]);
    branches_.push_back(branch);
  } else {
    levels_[depth_ + 1] = levels_[depth_];
    branches_[depth_] = branch;
  }
  ++depth_;
  dead_ = !levels_[depth_].assign(propagation_, branch.cell, branch.colour, context);
  return context.end() == End::finished;
}

void Search::record(const Candidates& answer) {
  if (std::ranges::find(answers_, answer) == answers_.end()) answers_.push_back(answer);
}

}  // namespace quadrille::nonogram
