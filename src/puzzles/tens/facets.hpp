#pragma once

#include <vector>

#include "engine/family/facets.hpp"
#include "engine/family/introduction.hpp"
#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/tens/model/model.hpp"

// What family.cpp puts together, besides rules, formats and strategies. Each function has a file of its own,
// in the room named by the heading.

namespace quadrille::tens {

// ---- model/: how it is shown ----

// The board as symbols; with a plan, the board that is left after it. Two layers then lie on top: "moves", a
// numbered box for every move, and "cleared", the digits that were there, hidden until asked for. A plan that
// cannot be played is drawn up to and including its first wrong move, which is marked as bad.
[[nodiscard]] Picture picture(const Board& board, const Plan* plan);

// ---- play/: how a player acts ----

// The plan with one more move, the rectangle between two cells, whichever corners they are. Fails if the move
// cannot be played.
[[nodiscard]] Expected<Plan> play_move(const Board& board, const Plan& position, Cell from, Cell to);

// The board after the moves. An error names the move that cannot be played.
[[nodiscard]] Expected<Board> remaining(const Board& board, const Plan& position);

// The digits that are left after the moves, and the target that a rectangle must add up to.
[[nodiscard]] Weights weights(const Board& board, const Plan& position);

// Whether any rectangle still adds up to the target. After moves that cannot be played none does.
[[nodiscard]] bool can_move(const Board& board, const Plan& position);

// The moves of one plan and then those of the other.
[[nodiscard]] Plan append(const Plan& position, const Plan& rest);

// Whole games: a board is dealt, a strategy plans, the referee plays the plan and counts. A game is a board,
// and it is won when every cell is cleared.
[[nodiscard]] Games<Board, Plan, Board> games();

// ---- make/: how it is made ----

// An empty board. Fails if a side is 0, or longer than a board's may be.
[[nodiscard]] Expected<Board> blank_sheet(Size size);

// The board with one cell set to a digit or emptied. Fails if the cell or the symbol is not one of the
// board's; a board of tens has no clue lines to rewrite.
[[nodiscard]] Expected<Board> edit(const Board& board, const Edit& edit);

// What a player gets with one click, the real game first, then boards by rating.
[[nodiscard]] std::vector<Preset> presets();

// ---- teach/: how a person solves it ----

// The next moves as a person would say them, "2 + 3 + 5 = 10: 3 cells (12 of 160 cleared)". They follow the
// known plan if the position is a beginning of it; otherwise a short search plans onward from the position. A
// position that cannot be played is one step of rule "mistake" that names the wrong move.
[[nodiscard]] std::vector<Step> explain(const Board& board, const ExplainRequest<Plan>& request,
                                        Context& context);

}  // namespace quadrille::tens
