#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/template/model/model.hpp"

// The ways to solve: a file of this folder each, which holds its options, the function that solves and its
// declaration.
namespace quadrille::template_family {

// Square by square, with a choice of what is tried first.
[[nodiscard]] Strategy<Puzzle, Answer> auto_strategy();

// All of them, in the order shown to users; the first is the default, and should be the strongest.
[[nodiscard]] std::vector<Strategy<Puzzle, Answer>> strategies();

}  // namespace quadrille::template_family
