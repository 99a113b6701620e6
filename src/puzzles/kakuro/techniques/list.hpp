#pragma once

#include <span>

#include "puzzles/kakuro/techniques/technique.hpp"

namespace quadrille::kakuro {

// All techniques in the order in which a person tries them, easiest first.
[[nodiscard]] std::span<const Technique* const> techniques();

}  // namespace quadrille::kakuro
