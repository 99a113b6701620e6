#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "puzzles/kakuro/model/model.hpp"
#include "puzzles/kakuro/teach/techniques/technique.hpp"

namespace quadrille::kakuro {

enum class Symmetry : std::uint8_t {
  none,
  rotational,  // by half a turn
  mirror       // left and right
};

// What a puzzle should be like. The first row and column are black and hold clues; share and symmetry are
// those of the other squares.
struct Recipe {
  int rows = 12;
  int cols = 12;
  double black = 0.32;  // share of the squares outside the first row and column
  Symmetry symmetry = Symmetry::rotational;
  int longest = kLongestRun;       // cells of a run
  std::optional<Tier> grade = {};  // nullopt: any
};

// A grid without clues: every run has two cells or more, at most the longest, and all white cells are
// connected. The share of black squares is met as nearly as these rules allow. Fails if no such pattern was
// found.
[[nodiscard]] Expected<Grid<Square>> random_pattern(const Recipe& recipe, Random& random, Context& context);

// A pattern drawn by the user: rows of '.' (white) and '#' (black) with '/' between them. If the first row or
// column has a white cell, a black one is put before it for the clues. Every run must have two to nine cells;
// the error names the row and the column of the drawing.
[[nodiscard]] Expected<Grid<Square>> read_pattern(std::string_view text);

// Finds digits for a pattern whose sums have no other filling, and returns the puzzle with these sums, of the
// wanted grade if there is one. Every run of the pattern must have two to nine cells and a black square
// before it. nullopt: given up, or the context has ended.
//
// It starts from random digits. Digits are then changed, one or two at a time, where deductions from the sums
// leave cells open. A change is kept if it leaves fewer cells open, and now and then also if it leaves some
// more.
[[nodiscard]] std::optional<Puzzle> compose(const Grid<Square>& pattern, std::optional<Tier> grade,
                                            Random& random, Context& context);

}  // namespace quadrille::kakuro
