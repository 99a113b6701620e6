#pragma once

#include "puzzles/mines/deductions/deduction.hpp"

namespace quadrille::mines {

// "This 2 has only two places left for its mines": all of them are mines.
[[nodiscard]] std::optional<Deduction> emptiness(const Ground& ground, Place number);

}  // namespace quadrille::mines
