#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/kakuro/model/model.hpp"
#include "puzzles/kakuro/search/backtracking.hpp"

namespace quadrille::kakuro {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Puzzle, Filling>> strategies();

// `basic`, `mrv`, `lcv`, `full`: the same backtracking with either, both or neither of its two heuristics.
[[nodiscard]] std::vector<Strategy<Puzzle, Filling>> classic();

// Which heuristics one of the four uses; nullopt for any other strategy.
[[nodiscard]] std::optional<Heuristics> heuristics_of(std::string_view strategy);

}  // namespace quadrille::kakuro
