#pragma once

#include "puzzles/mines/deductions/deduction.hpp"

namespace quadrille::mines {

// Two numbers that share neighbours: this one asks for so many mines more than the other that all the cells
// only it has are mines; then those that only the other has are safe.
[[nodiscard]] std::optional<Deduction> difference(const Ground& ground, Place number);

}  // namespace quadrille::mines
