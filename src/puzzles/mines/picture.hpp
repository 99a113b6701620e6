#pragma once

#include "grid/picture.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// A position as it is shown. Layers: "zones", cells that touch the same numbers; "certain", what is proven;
// "guess"; "probabilities", the chance of a mine in per cent, red where it is high and green where it is low.
[[nodiscard]] Picture picture(const Position& position, const Analysis* analysis);

}  // namespace quadrille::mines
