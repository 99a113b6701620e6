#pragma once

#include <optional>
#include <vector>

#include "engine/family/facets.hpp"
#include "engine/teach/technique.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

enum class Symmetry : std::uint8_t {
  none,
  rotational,  // by half a turn
  mirror,      // left and right
  diagonal     // along the diagonal from the top left
};

// What a puzzle is to be like.
struct Recipe {
  int side = 9;
  Symmetry symmetry = Symmetry::rotational;
  std::optional<Tier> grade{};  // nothing: any
  int givens = 0;               // no digit is taken away below this number
};

// A puzzle with exactly one answer, proven, after a recipe: a full square from which digits are taken, in an
// order by chance, as long as the answer stays the only one and no harder technique is needed than the grade
// has. An error where none was found: the grade may be out of reach, or the context has ended.
[[nodiscard]] Expected<Made<Puzzle, Filling>> generate(const Recipe& recipe, Random& random,
                                                       Context& context);

// The kinds that users choose from: unique.
[[nodiscard]] std::vector<Generator<Puzzle, Filling>> generators();

}  // namespace quadrille::sudoku
