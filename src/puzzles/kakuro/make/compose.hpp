#pragma once

#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/kakuro/model/model.hpp"
#include "puzzles/kakuro/teach/techniques/technique.hpp"

namespace quadrille::kakuro {

// Finds digits for a pattern whose sums have no other filling, and returns the puzzle of these sums; of the
// wanted grade where there is one. Every run of the pattern must have two to nine cells and a black square
// before it. Nothing: given up, or the context has ended.
//
// It starts from random digits. Digits are then changed, one or two at a time, where deductions from the sums
// leave cells open, and a change is kept if it leaves fewer open, now and then also if it leaves some more.
[[nodiscard]] std::optional<Puzzle> compose(const Grid<Square>& pattern, std::optional<Tier> grade,
                                            Random& random, Context& context);

}  // namespace quadrille::kakuro
