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

// The referee: plays a plan on the board cell by cell, deliberately naively. Shares no code with the solvers.
// The cells of a wrong move are those of its rectangle that lie on the board.
[[nodiscard]] Verdict referee(const Board& board, const Plan& plan);

// What is wrong with a plan; if nothing, and not cut, it is right. Every plan that replays is right so far,
// and a whole one need not go on until no move is left, since a player may stop at any time; but its claims
// must be true. Cut: the context ended before it was known whether a move is left.
[[nodiscard]] Ruling check(const Board& board, const Plan& plan, Extent extent, Context& context);

// Some rectangle of the board that sums to the target; nullopt if there is none, or if the context ended the
// search. The slow truth against which the move generator is tested.
[[nodiscard]] std::optional<Box> some_move(const Board& board, Context& context);

// Adds to the ruling the false claims of a plan whose moves the referee has played: the cells they clear,
// those that held a digit, whether a move is left, and, as far as the moves refute it, that no play clears
// more. Cut if the context ends before a move that is left was found.
void judge_claims(const Claims& claims, const Verdict& played, Context& context, Ruling& ruling);

}  // namespace quadrille::tens
