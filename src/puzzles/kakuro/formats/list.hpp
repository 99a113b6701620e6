#pragma once

#include <vector>

#include "engine/format.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The file formats of kakuro; the plain form comes first.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

}  // namespace quadrille::kakuro
