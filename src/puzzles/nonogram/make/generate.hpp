#pragma once

#include <optional>
#include <vector>

#include "engine/family/facets.hpp"
#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/teach/difficulty.hpp"

namespace quadrille::nonogram {

inline constexpr int kLongestGeneratedSide = 200;

// What a random puzzle should be like.
struct Recipe {
  int rows = 10;
  int cols = 10;
  int colours = 1;
  double density = 0.55;              // of the cells that are not empty
  std::optional<Difficulty> grade{};  // nullopt: any
};

// The clues of a random picture, edited as needed for it to be their only answer. By grade, pictures are made
// and graded, and the first of the wanted grade is taken. Fails if none of a thousand is, or if the context
// ends first.
[[nodiscard]] Expected<Puzzle> generate(const Recipe& recipe, Random& random, Context& context);

// How a picture becomes a puzzle.
struct Drawing {
  int rows = 0;  // 0: as many as the picture has points, or the number that keeps its proportions
  int cols = 0;
  int colours = 1;         // 1: black on white
  double threshold = 0.5;  // of black and white: what is darker is black
  bool repair = false;     // edit the picture if its clues have other answers too
};

// The puzzle of a PNG or PBM picture, which stays its goal. If the picture is not the only answer, the edits
// that make it so are made, or named in the error; none of them can be left out.
[[nodiscard]] Expected<Puzzle> generate(const Drawing& drawing, std::string_view bytes, Context& context);

// "random" and "picture".
[[nodiscard]] std::vector<Generator<Puzzle, Painting>> generators();

}  // namespace quadrille::nonogram
