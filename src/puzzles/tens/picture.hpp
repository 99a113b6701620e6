#pragma once

#include "grid/picture.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// The board as symbols; with a plan, the board that is left after it. Two layers then lie on top: "moves", a
// numbered box for every move, and "cleared", the digits that were there, hidden until asked for. A plan that
// cannot be played is drawn up to its first wrong move, which is marked as bad.
[[nodiscard]] Picture picture(const Board& board, const Plan* plan);

}  // namespace quadrille::tens
