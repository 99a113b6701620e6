#pragma once

#include <vector>

#include "engine/family.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// The referee: plays a plan on the board cell by cell, naively on purpose, and says what is wrong with it.
// Every plan that replays is right so far; a whole one is no different, since a player may stop at any time.
[[nodiscard]] std::vector<Error> check(const Board& board, const Plan& plan, Extent extent);

// Whether any rectangle of the board sums to the target: the slow truth that the move generator is tested
// against.
[[nodiscard]] bool any_move_left(const Board& board);

}  // namespace quadrille::tens
