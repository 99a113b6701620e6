#pragma once

#include <quadrille/values.hpp>

#include <optional>

#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// What is wrong with a player's digits, as one step of rule "mistake" that names the cells and never the
// right digit.

// Against the rules: a given digit changed, a digit twice in a run, a sum missed or overrun.
[[nodiscard]] std::optional<Step> broken_rule(const Puzzle& puzzle, const Filling& filling);

// Against the only answer.
[[nodiscard]] std::optional<Step> wrong_digits(const Puzzle& puzzle, const Filling& filling,
                                               const Filling& only_answer);

}  // namespace quadrille::kakuro
