#pragma once

#include "engine/facets.hpp"

namespace quadrille::kakuro {

// The table of digit sets as a player asks for it: `combos LENGTH SUM [--with DIGITS] [--without DIGITS]`.
[[nodiscard]] Tool combos();

}  // namespace quadrille::kakuro
