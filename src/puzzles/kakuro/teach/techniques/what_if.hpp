#pragma once

#include "puzzles/kakuro/teach/techniques/technique.hpp"

namespace quadrille::kakuro {

// A digit is tried, its consequences run by run leave some run without a filling, so it is wrong.
[[nodiscard]] const Technique& what_if();

// Where no single trial contradicts, but one within the other does for every digit except one. It has no
// finder: the answer must be known and proven to be the only one.
[[nodiscard]] const Technique& nested_what_if();

// The digit that the only answer has in the most cramped open cell, of which there must be one.
[[nodiscard]] Finding by_nested_trials(const Notes& notes, const Filling& only_answer);

}  // namespace quadrille::kakuro
