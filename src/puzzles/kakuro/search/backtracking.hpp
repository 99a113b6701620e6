#pragma once

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

struct Heuristics {
  bool mrv = false;  // minimum remaining values
  bool lcv = false;  // least constraining value
  friend bool operator==(const Heuristics&, const Heuristics&) = default;
};

struct BacktrackingOptions {
  Heuristics heuristics{};
  // Adds depth_N, the nodes with N cells filled (deeper ones than Metrics::kMostDepths count in the last),
  // and the counts of digits assigned, removed and undone; and traces every digit assigned, pruned (no run
  // would allow it) and undone.
  bool trace = false;
};

// Backtracking with forward checking as it is taught: a classroom solver, followed to the letter so that its
// experiments can be repeated. Every open cell is a variable.
//
// A cell starts with the digits that occur in some combination of each of its runs, counting only
// combinations that the other cells of the run still allow, to the fixed point. A step takes the first open
// cell, or with MRV one with the fewest digits left, among those one with the most neighbours, among those
// the first; tries its digits in ascending order, or with LCV first those that the fewest neighbours would
// lose, ascending among equals; skips a digit after which some run of the cell cannot be finished; and takes
// the digit from the neighbours, which are the other open cells of its runs. Stops at the first answer and
// says nothing about others.
//
// Counts: a node is a call of the textbook's recursive function, a backtrack is a call that ran out of
// digits, pruned are the digits that failed at once.
[[nodiscard]] Outcome<Filling> backtrack(const Puzzle& puzzle, const BacktrackingOptions& options,
                                         Context& context);

}  // namespace quadrille::kakuro
