#pragma once

#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The file formats of kakuro; the plain form comes first.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

}  // namespace quadrille::kakuro
