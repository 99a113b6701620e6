#pragma once

#include "puzzles/mines/deductions/deduction.hpp"

namespace quadrille::mines {

// All unknown neighbours of this number are also neighbours of another one: what the other asks for beyond it
// lies in the rest. Where that is nothing, the rest is safe; where it is as many as the rest, all are mines.
[[nodiscard]] std::optional<Deduction> subset(const Ground& ground, Place number);

}  // namespace quadrille::mines
