#pragma once

#include <cstdint>
#include <optional>

#include "puzzles/kakuro/model/model.hpp"
#include "puzzles/kakuro/teach/techniques/technique.hpp"

namespace quadrille::kakuro {

enum class Symmetry : std::uint8_t {
  none,
  rotational,  // by half a turn
  mirror       // left and right
};

// What a puzzle shall be like. The first row and column are black and hold clues; share and
// symmetry are those of the squares beside them.
struct Recipe {
  int rows = 12;
  int cols = 12;
  double black = 0.32;  // share of the squares beside the first row and column
  Symmetry symmetry = Symmetry::rotational;
  int longest = kLongestRun;       // cells of a run
  std::optional<Tier> grade = {};  // nothing: any
};

}  // namespace quadrille::kakuro
