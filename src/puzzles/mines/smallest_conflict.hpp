#pragma once

#include <cstdint>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/mines/tangle.hpp"

namespace quadrille::mines {

// Of a tangle that no layout fits: numbers that cannot all be right, while without any one of them the others
// could. Where the context ends the search for them, more than are needed.
[[nodiscard]] std::vector<std::uint32_t> smallest_conflict(const Tangle& tangle, Context& context);

}  // namespace quadrille::mines
