#pragma once

#include <optional>
#include <vector>

#include "engine/family/ruling.hpp"
#include "engine/run/context.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// What the referee saw of a plan: what the moves cleared up to the first wrong one, and what is wrong with
// it.
struct Verdict {
  int moves = 0;    // played
  int cleared = 0;  // cells
  int total = 0;    // cells that held a digit at the start
  Board left{};     // after the moves played
  std::vector<Objection> mistakes{};
};

// The referee: plays a plan on the board cell by cell, naively on purpose. Shares no code with the solvers.
// The cells of a wrong move are those of its rectangle that lie on the board.
[[nodiscard]] Verdict referee(const Board& board, const Plan& plan);

// What is wrong with a plan; nothing, and not cut: it is right. Every plan that replays is right so far, and
// the moves of a whole one need be no more, since a player may stop at any time; but what it claims must be
// true. Cut: the context ended before it was known whether a move is left.
[[nodiscard]] Ruling check(const Board& board, const Plan& plan, Extent extent, Context& context);

// Some rectangle of the board that sums to the target; nothing where there is none, or where the context
// ended the search. The slow truth that the move generator is tested against.
[[nodiscard]] std::optional<Box> some_move(const Board& board, Context& context);

// Adds to the ruling what is false in the claims of a plan whose moves the referee has played: the cells they
// clear, those that held a digit, whether a move is left, and, as far as the moves refute them, that no play
// clears more. Cut where the context ends before a move that is left was found.
void judge_claims(const Claims& claims, const Verdict& played, Context& context, Ruling& ruling);

}  // namespace quadrille::tens
