#pragma once

#include <quadrille/values.hpp>

#include <cstdint>
#include <string_view>

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

// The rating in a word: the share of the cells that is expected to be cleared is 95, 85 or 70 in a hundred at
// least, or less than that.
enum class Bounty : std::uint8_t { generous, fair, lean, barren };
[[nodiscard]] Bounty bounty_of(const Rating& rating);

[[nodiscard]] constexpr std::string_view name(Bounty bounty) {
  switch (bounty) {
    case Bounty::generous:
      return "generous";
    case Bounty::fair:
      return "fair";
    case Bounty::lean:
      return "lean";
    case Bounty::barren:
      return "barren";
  }
  return "";
}

// The rating as a grade, named by its bounty; the score is the number of cells expected to be
// cleared, and the figures are those above. It names no technique.
[[nodiscard]] Expected<Grade> grade(const Board& board, Context& context);

}  // namespace quadrille::tens
