#pragma once

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/mines/model/model.hpp"
#include "puzzles/mines/search/counting_problem.hpp"

namespace quadrille::mines {

// How far an analysis goes. Each includes those before it.
enum class Depth : std::uint8_t {
  rules,     // one and two numbers at a time
  patterns,  // and patterns of five by five cells
  counting,  // every layout; a guess is the safest cell
  choosing   // and the guess with the best chance to win
};

// Analyses a position. Rules alone leave it partial, and so does an estimate if no layout has been shown to
// fit at all: a component beyond the limits, or too wide to be counted. `impossible` names numbers that
// cannot all be right, in the board's coordinates.
[[nodiscard]] Outcome<Analysis> analyse(const Position& position, Depth depth, Context& context,
                                        const ComponentLimits& limits = {});

}  // namespace quadrille::mines
