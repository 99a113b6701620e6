#pragma once

#include "puzzles/nonogram/teach/techniques/technique.hpp"

namespace quadrille::nonogram {

// All techniques in the order of Rule, easiest first.
[[nodiscard]] TechniqueList<Technique> techniques();

// Those that need only one line; see look_at().
[[nodiscard]] const Technique& complete();
[[nodiscard]] const Technique& overlap();
[[nodiscard]] const Technique& edge();
[[nodiscard]] const Technique& gap();
[[nodiscard]] const Technique& reach();
[[nodiscard]] const Technique& whole_line();

// Lines are narrowed in turn until a cell has one colour left.
[[nodiscard]] const Technique& colour();

// A colour is tried in a cell, and some line can no longer hold its clues.
[[nodiscard]] const Technique& single_trial();

// For when no single trial decides a cell. It finds something only if the notes know the only answer.
[[nodiscard]] const Technique& branch();

}  // namespace quadrille::nonogram
