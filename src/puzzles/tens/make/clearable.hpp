#pragma once

#include "engine/run/random.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

struct Clearing {
  Board board;
  Plan plan;  // clears every cell of the board
};

// A full board that can be cleared, with a plan that clears it. Built from the end of the game to its start,
// out of boxes, borders and sandwiches of neighbouring cells. Fails if the board is too small for even one
// move.
[[nodiscard]] Expected<Clearing> make_clearable(Size size, int target, Random& random);

}  // namespace quadrille::tens
