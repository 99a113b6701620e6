#pragma once

#include "puzzles/kakuro/teach/techniques/technique.hpp"

namespace quadrille::kakuro {

// A digit is tried; if its consequences, run by run, leave some run without a filling, it is wrong.
[[nodiscard]] const Technique& what_if();

// For when no single trial contradicts, but trials within trials do for every digit except one. It has no
// finder: the answer must be known and proven to be the only one.
[[nodiscard]] const Technique& nested_what_if();

// The digit that the only answer has in the open cell with the fewest digits; there must be an open cell.
[[nodiscard]] Finding by_nested_trials(const Notes& notes, const Filling& only_answer);

}  // namespace quadrille::kakuro
