#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/strategy.hpp"
#include "puzzles/kakuro/backtracking.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// `basic`, `mrv`, `lcv`, `full`: the same backtracking with either, both or none of its two heuristics.
[[nodiscard]] std::vector<Strategy<Puzzle, Filling>> classic();

// Which heuristics one of the four uses; nothing for any other strategy.
[[nodiscard]] std::optional<Heuristics> heuristics_of(std::string_view strategy);

}  // namespace quadrille::kakuro
