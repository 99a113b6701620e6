#pragma once

#include <vector>

#include "engine/strategy.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Board, Plan>> strategies();

}  // namespace quadrille::tens
