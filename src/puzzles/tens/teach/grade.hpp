#pragma once

#include <quadrille/values.hpp>

#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// How much a board has to offer, before anyone plays it.
struct Rating {
  int cells = 0;
  int sum = 0;
  int moves = 0;          // at the start
  int bound = 0;          // no play clears more
  double expected = 0;    // what `auto` clears in half a second, by a fit to measured boards
  bool proven = false;    // a small board: expected is the best play's score
  int hardest_digit = 0;  // the one with the fewest partners; 0: no digit lacks partners
};
[[nodiscard]] Rating rate(const Board& board, Context& context);

// The rating as a grade: generous, fair, lean or barren; the score is the number of cells expected to be
// cleared, and the figures are those above. It names no technique.
[[nodiscard]] Expected<Grade> grade(const Board& board, Context& context);

}  // namespace quadrille::tens
