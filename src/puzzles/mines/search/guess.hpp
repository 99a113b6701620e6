#pragma once

#include <optional>

#include "puzzles/mines/search/exact.hpp"

namespace quadrille::mines {

// What is known when nothing is safe: no cell of the frontier is certain either way.
struct GuessContext {
  const PaddedBoard& padded;
  const Frontier& frontier;
  const Marginals& marginals;
  const MineBudget& budget;
  double solutions = 0;  // about how many layouts are left; infinite: not known
  Question question = Question::everything;
};

// The cell with the smallest chance of a mine; among equals the one with the fewest unknown neighbours, then
// the first. nullopt: no closed cell is left that can be safe.
[[nodiscard]] std::optional<Guess> safest(const GuessContext& situation);

// The cell that gives the best chance to win, as far as that can be determined:
//   1. an even chance that no other opening will ever decide is taken at once;
//   2. few layouts left: all ways to go on are played through;
//   3. else one opening is looked ahead: survival of this one and of the best one after it.
// Budgets count work, never time, so that play is repeatable. If the context ends it, the best so far.
// Looking a third opening ahead, taking more candidates, and preferring or avoiding cells of possible
// fifty-fifties were tried and gained nothing (docs/performance.md).
[[nodiscard]] std::optional<Guess> best_guess(const GuessContext& situation, Context& context);

}  // namespace quadrille::mines
