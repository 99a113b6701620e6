#pragma once

#include <vector>

#include "engine/family/facets.hpp"
#include "puzzles/kakuro/make/recipe.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// A puzzle with exactly one answer, proven, made to a recipe. Fails if none was found: the pattern or the
// grade may be out of reach, or the context has ended.
[[nodiscard]] Expected<Puzzle> generate(const Recipe& recipe, Random& random, Context& context);

// The same on a given pattern; only the grade of the recipe counts.
[[nodiscard]] Expected<Puzzle> generate_on(const Grid<Square>& pattern, std::optional<Tier> grade,
                                           Random& random, Context& context);

// The kinds users can choose from: random, pattern.
[[nodiscard]] std::vector<Generator<Puzzle, Filling>> generators();

}  // namespace quadrille::kakuro
