#pragma once

#include <string>
#include <vector>

#include "puzzles/mines/search/padded_board.hpp"

namespace quadrille::mines {

// No layout fits: one or more numbers that cannot all be right, or a total that they cannot have. On the
// board it is an Objection.
struct Conflict {
  std::string reason;
  std::vector<PaddedIndex> numbers{};
};

}  // namespace quadrille::mines
