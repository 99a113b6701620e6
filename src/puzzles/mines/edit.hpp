#pragma once

#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// Sets one cell to a character of the plain form.
[[nodiscard]] Expected<Position> edit(const Position& position, const Edit& edit);

}  // namespace quadrille::mines
