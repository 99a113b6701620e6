#pragma once

#include <vector>

#include "engine/format.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// The file formats of nonograms; the plain form comes first, the rest in the order in which they are tried.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

}  // namespace quadrille::nonogram
