#pragma once

#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// Every format of the family; the first is the plain form.
[[nodiscard]] std::vector<Format<Position>> formats();

}  // namespace quadrille::mines
