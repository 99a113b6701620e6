#pragma once

#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// The file formats of tens; the plain form comes first.
[[nodiscard]] std::vector<Format<Board>> formats();

}  // namespace quadrille::tens
