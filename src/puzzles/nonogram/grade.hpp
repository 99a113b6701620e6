#pragma once

#include <quadrille/values.hpp>

#include "engine/context.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// How hard a puzzle is for a person, by the steps that lead to its only answer: "line" where every step looks
// at one line, "probing" where single cells must be tried, "branching" where that is not enough. The score
// adds up the steps, harder ones counting more. An error where there is no single answer.
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::nonogram
