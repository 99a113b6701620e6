#pragma once

#include "puzzles/mines/teach/techniques/technique.hpp"

namespace quadrille::mines {

// All techniques in the order of Rule, easiest first. The first five are the solver's rules (deductions/) as
// a person sees them.
[[nodiscard]] TechniqueList<Technique> techniques();

// One number.
[[nodiscard]] const Technique& by_saturation();
[[nodiscard]] const Technique& by_emptiness();

// Two numbers that share neighbours.
[[nodiscard]] const Technique& by_subset();
[[nodiscard]] const Technique& by_difference();

// A number together with those beside it.
[[nodiscard]] const Technique& by_pattern();

// Every layout that fits the numbers and the total: first the cells that are safe in all of them.
[[nodiscard]] const Technique& by_counting();

}  // namespace quadrille::mines
