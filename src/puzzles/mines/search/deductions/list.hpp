#pragma once

#include "puzzles/mines/search/deductions/deduction.hpp"

namespace quadrille::mines {

// "This 2 already touches two mines": the rest of its neighbours are safe.
[[nodiscard]] std::optional<Deduction> saturation(const PaddedBoard& padded, PaddedIndex number);

// "This 2 has only two places left for its mines": all of them are mines.
[[nodiscard]] std::optional<Deduction> emptiness(const PaddedBoard& padded, PaddedIndex number);

// All unknown neighbours of this number are also neighbours of another: what the other asks for beyond it
// lies in the rest. If that is nothing, the rest is safe; if it is as many as the rest has cells, all are
// mines.
[[nodiscard]] std::optional<Deduction> subset(const PaddedBoard& padded, PaddedIndex number);

// Two numbers that share neighbours: this one asks for so many more mines than the other that all the cells
// only it has are mines; then those that only the other has are safe.
[[nodiscard]] std::optional<Deduction> difference(const PaddedBoard& padded, PaddedIndex number);

}  // namespace quadrille::mines
