#pragma once

#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/search/conflict.hpp"
#include "puzzles/mines/search/deductions/pattern.hpp"

namespace quadrille::mines {

// How far reasoning with rules goes.
struct Reach {
  bool pairs = true;              // two numbers at a time: subset and difference
  PatternTable* table = nullptr;  // if given: patterns too
  bool until_safe = false;        // as in a game: no harder rule once an easier one has found a safe cell
  bool told = false;              // the deductions are kept, for explanations
};

// What rules alone give, all of it written into the padded board; if `told`, also the deductions in the order
// they were made. A conflict ends it: no layout fits.
struct Reduction {
  std::vector<Deduction> deductions{};
  std::optional<Conflict> conflict{};
};

// Applies the rules, easiest first, until none finds anything or the context ends the run: the source
// document's reducer and subset rule, to a fixed point.
[[nodiscard]] Reduction reduce(PaddedBoard& padded, const Reach& reach, Context& context);

}  // namespace quadrille::mines
