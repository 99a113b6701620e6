#pragma once

#include "puzzles/nonogram/teach/techniques/technique.hpp"

namespace quadrille::nonogram {

// The sentence of a line with the colours that the lines across leave its cells.
[[nodiscard]] std::string tell_narrowed(const Notes& notes, const Finding& finding);

}  // namespace quadrille::nonogram
