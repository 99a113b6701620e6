#pragma once

#include "puzzles/mines/deductions/deduction.hpp"

namespace quadrille::mines {

// "This 2 already touches two mines": the rest of its neighbours are safe.
[[nodiscard]] std::optional<Deduction> saturation(const Ground& ground, Place number);

}  // namespace quadrille::mines
