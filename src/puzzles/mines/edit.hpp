#pragma once

#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// A board whose cells are all closed, and whose mines are not counted. An error where a side is none, or
// longer than a position's may be.
[[nodiscard]] Expected<Position> blank_sheet(Size size);

// Sets one cell to a character of the plain form.
[[nodiscard]] Expected<Position> edit(const Position& position, const Edit& edit);

}  // namespace quadrille::mines
