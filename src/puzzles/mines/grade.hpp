#pragma once

#include <quadrille/values.hpp>

#include "engine/context.hpp"
#include "grid/error.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// How hard it is to get on from a position: to find all that is proven there, always with the easiest
// technique anywhere on the board. The name is the tier of the hardest one needed:
//
//   easy    one number: saturation, emptiness
//   medium  two numbers: subset, difference
//   hard    a number and those beside it: pattern
//   expert  all layouts together: counting
//   guess   no cell is safe: whatever mines are proven, no technique helps to open the next one
//
// The score adds up the efforts. A position with nothing left to find is easy, with a score of 0. An error
// where no layout fits, or where the layouts could not be counted within the limits.
[[nodiscard]] Expected<Grade> grade(const Position& position, Context& context);

// The same where all that is proven is known already, as in a game that is graded move by move. Nothing: the
// context has ended.
[[nodiscard]] std::optional<Grade> grade_next(const Position& position, const Analysis& proven,
                                              Context& context);

}  // namespace quadrille::mines
