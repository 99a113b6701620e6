#pragma once

#include <string_view>

#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "puzzles/kakuro/make/recipe.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// A grid without clues: every run has two cells or more, at most the longest, and all white cells hang
// together. The share of black squares is met as nearly as these rules allow. An error where no such pattern
// was found.
[[nodiscard]] Expected<Grid<Square>> random_pattern(const Recipe& recipe, Random& random, Context& context);

// A pattern drawn by the user: rows of '.' (white) and '#' (black) with '/' between them. Where the first row
// or column has a white cell, a black one is put before it for the clues. Every run must have two to nine
// cells; the error names the row and the column of the drawing.
[[nodiscard]] Expected<Grid<Square>> read_pattern(std::string_view text);

}  // namespace quadrille::kakuro
