#pragma once

#include "grid/picture.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// The page as it is shown, with the answer's ticks where there is one. Text, SVG, PNG, PDF and the web page
// are all drawn from this.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Answer* answer);

}  // namespace quadrille::template_family
