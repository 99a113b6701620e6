#pragma once

#include <optional>

#include <quadrille/values.hpp>
#include "engine/run/context.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// What is wrong with a player's digits, as one step of rule "mistake" that names the cells and never the
// right digit.

// Against the rules as they stand: what the referee objects to first.
[[nodiscard]] std::optional<Step> broken_rule(const Puzzle& puzzle, const Filling& position,
                                              Context& context);

// Against the only answer.
[[nodiscard]] std::optional<Step> wrong_digits(const Filling& position, const Filling& only_answer);

}  // namespace quadrille::sudoku
