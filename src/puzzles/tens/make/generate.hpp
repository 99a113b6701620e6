#pragma once

#include <optional>
#include <vector>

#include "engine/family/facets.hpp"
#include "puzzles/tens/model/model.hpp"
#include "puzzles/tens/teach/grade.hpp"

namespace quadrille::tens {

inline constexpr int kLongestGeneratedSide = 200;

enum class Rule {
  uniform,   // every digit equally likely, cells independent of each other
  multiple,  // the same, but all digits sum to a multiple of the target, as in the real game
  clearable  // full, and every cell can be cleared; see clearable.hpp
};

// What a board should be like. Its digits go from 1 to the smaller of 9 and the target.
struct Recipe {
  int rows = 10;  // sides are 1 to kLongestGeneratedSide
  int cols = 16;
  int target = kDefaultTarget;
  double empty = 0;  // the chance of a cell to be empty; clearable boards have none
  Rule rule = Rule::multiple;
  std::optional<Bounty> grade{};  // nullopt: any; clearable boards are not chosen by it
};

// A clearable board comes with a plan that clears it. Fails if there is no such board: the single cell of a
// 1x1 board never makes 10.
[[nodiscard]] Expected<Made<Board, Plan>> generate(const Recipe& recipe, Random& random);

// The same by grade: boards are made and graded, and the first of the wanted grade is taken. Fails if none of a
// thousand is, or the context ends first.
[[nodiscard]] Expected<Made<Board, Plan>> generate(const Recipe& recipe, Random& random, Context& context);

// Parameters rows, cols and target.
[[nodiscard]] Parameters<Recipe> board_parameters();

// One for each rule.
[[nodiscard]] std::vector<Generator<Board, Plan>> generators();

}  // namespace quadrille::tens
