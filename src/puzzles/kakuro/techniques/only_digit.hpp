#pragma once

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// Everything but one digit has been crossed out in a cell, by the table and by earlier steps together.
[[nodiscard]] const Technique& only_digit_left();

}  // namespace quadrille::kakuro
